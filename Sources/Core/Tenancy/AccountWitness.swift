public import RPC
public import Shape

/// Asks the cloud for the account to which the cloud belongs.
public protocol AccountWitness: AnyObject {
  /// Answers a request only after the cloud has confirmed that it belongs to the account that the directory serves.
  /// - Parameter then: is called after the confirmation, in a separate write. It must end the inquiry, at once or
  ///   later.
  /// - Throws: `cloudUnavailable`, `accountUnavailable`. These errors may also come later, as the reply to the request.
  func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context>
}
