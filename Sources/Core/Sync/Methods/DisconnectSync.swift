internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `sync.disconnect`
struct DisconnectSync: AccountMethod {
  static let name: StaticString = "sync.disconnect"
  static let doc: StaticString = "Syncs with no container any more. What is here stays, and what is pending stays pending."
  static let effect = Effect.session
  static let resultDoc: StaticString = "How it stands."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus {
    try service.disconnect()
    return try service.status()
  }
}
