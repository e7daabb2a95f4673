public import RPC

/// An inquiry that is not finished. A request waits for its outcome.
public protocol OpenInquiry<Value>: AnyObject {
  associatedtype Value
  /// A Boolean value that indicates whether the request still waits for the outcome.
  var isAwaited: Bool { get }
  func end(_ outcome: Result<Value, Failure>)
}
