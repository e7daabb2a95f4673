internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.status`: returns the state of sync.
struct ShowSync: AccountMethod {
  static let name: StaticString = "sync.status"
  static let doc: StaticString =
    "Returns the state of sync: whether it works, what is still to be sent and fetched, and the last errors."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The state of sync, as a whole and for each store."
  static let examples = [Example("without a connection", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Sync, in context: Context) throws(Failure) -> SyncStatus { try service.status() }
}
