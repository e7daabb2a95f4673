public import RPC
public import Shape

/// Asks the cloud for the account that it belongs to.
public protocol AccountWitness: AnyObject {
  /// Answers a request after the cloud has confirmed that it belongs to the account that the directory serves.
  /// - Parameter then: is called after that, in a write of its own. It must end the inquiry, at once or later.
  /// - Throws: `cloudUnavailable`, `accountUnavailable`. The request may be answered with these errors, too.
  func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context>
}
