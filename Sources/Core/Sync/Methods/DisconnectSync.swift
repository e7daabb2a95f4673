internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.disconnect`: ends the connection to the container.
struct DisconnectSync: AccountMethod {
  static let name: StaticString = "sync.disconnect"
  static let doc: StaticString =
    "Ends the connection to the container. All records remain on this device, and unconfirmed changes are sent after the next connection."
  static let effect = Effect.session
  static let resultDoc: StaticString = "The state of sync, without a container."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.disconnect()
    return try service.status()
  }
}
