internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.remoteChanged`: a host reports that records have changed in the cloud.
struct NoteRemoteChange: AccountMethod {
  let database: CloudDatabase?, zone: CloudZone?

  static let name: StaticString = "sync.remoteChanged"
  static let doc: StaticString =
    "Sent by the host when records have changed in the cloud. The core begins a cycle: it fetches the changes, and sends its own. If several such requests arrive during a cycle, only one further cycle follows."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "The state of sync."
  static let examples = [Example("after a push notification", params: #"{"database":"private"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "The database in which records have changed. `null` if it is not known.")
    zone = field("zone", \.zone, "The zone in which records have changed. `null` if it is not known.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.begin()
    if service.connection != nil { service.request() }
    return try service.status()
  }
}
