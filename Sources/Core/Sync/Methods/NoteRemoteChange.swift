internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.remoteChanged`
struct NoteRemoteChange: AccountMethod {
  let database: CloudDatabase?, zone: CloudZone?

  static let name: StaticString = "sync.remoteChanged"
  static let doc: StaticString = "The host passes on that something has changed in the cloud: a cycle begins; ten in a second are one."
  static let effect = Effect.session
  static let isDestructive = false
  static let resultDoc: StaticString = "How it stands."
  static let examples = [Example("a push has come", params: #"{"database":"private"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    database = field("database", \.database, "Which database; null for any.")
    zone = field("zone", \.zone, "Which zone; null for any.")
  }

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.begin()
    if service.connection != nil { service.request() }
    return try service.status()
  }
}
