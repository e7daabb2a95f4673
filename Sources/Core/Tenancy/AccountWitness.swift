public import RPC
public import Shape

/// Asks the cloud whose it is.
public protocol AccountWitness: AnyObject {
  /// Answers a request when the cloud has said that it is of the account that the directory serves.
  /// - Parameter then: called when it has, in a write of its own: it ends the inquiry, then or later.
  /// - Throws: `cloudUnavailable`, `accountUnavailable`; so may be what the request is answered.
  func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context>
}
