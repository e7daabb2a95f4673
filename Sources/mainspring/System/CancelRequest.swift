internal import RPC
internal import Shape
internal import Tenancy

/// The method `rpc.cancel`: cancels a request that waits for the host, or whose work takes long.
struct CancelRequest: UnscopedMethod {
  let id: RequestID

  static let name: StaticString = "rpc.cancel"
  static let doc: StaticString =
    "Cancels a request that waits for the host, or for long work. The cancelled request fails with `requestCancelled`. The reply to the cancelled request comes after the reply to `rpc.cancel`."
  static let effect = Effect.session
  static let changesStores = false
  static let resultDoc: StaticString =
    "The number of cancelled requests. 0 if no request with this id waits, for example because it already has its reply."
  static let examples = [Example("a request that does not wait", params: #"{"id":7}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the request to cancel, as the request was sent.")
  }

  /// The two objects that know which requests are waiting.
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
