public import RPC
public import Shape

/// Something that is asked for the sake of a request, which waits for it.
public protocol OpenInquiry<Value>: AnyObject {
  associatedtype Value
  /// Whether the request waits still.
  var isAwaited: Bool { get }
  func end(_ outcome: Result<Value, Failure>)
}

/// Asks the cloud whose it is.
public protocol AccountWitness: AnyObject {
  /// Answers a request when the cloud has said that it is of the account that the directory serves.
  /// - Parameter then: called when it has, in a write of its own: it ends the inquiry, then or later.
  /// - Throws: `cloudUnavailable`, `accountUnavailable`; so may be what the request is answered.
  func confirmed<Value: Shape.Value, Context: CallContext>(
    _ then: @escaping (any OpenInquiry<Value>) throws(Failure) -> Void
  ) throws(Failure) -> Answer<Value, Context>
}
