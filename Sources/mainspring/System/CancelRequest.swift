internal import RPC
internal import Shape
internal import Tenancy

/// `rpc.cancel`
struct CancelRequest: UnscopedMethod {
  let id: RequestID

  static let name: StaticString = "rpc.cancel"
  static let doc: StaticString =
    "Cancels a request that waits for the host, or for long work. That request gets the error requestCancelled, after this reply."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString = "The number of requests that waited with this id; 0 if the request already has its reply."
  static let examples = [Example("one that does not wait", params: #"{"id":7}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the request, as it was sent.")
  }

  /// The places where requests wait.
  struct Waiting {
    let host: HostCalls
    let background: Background
  }

  func call(on service: Waiting, in context: UnscopedContext) throws(Failure) -> Cancelled {
    Cancelled(cancelled: service.host.cancel(id.json) + service.background.cancel(id.json))
  }
}

/// The result of `rpc.cancel`.
struct Cancelled: Record {
  let cancelled: Int

  static let doc: StaticString = "The outcome of a cancellation."
}

extension Cancelled {
  init<F: Fields<Self>>(_ field: inout F) {
    cancelled = field("cancelled", \.cancelled, "The number of requests that were cancelled.")
  }
}
