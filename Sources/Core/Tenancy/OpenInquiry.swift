public import RPC

/// An inquiry whose outcome a request waits for.
public protocol OpenInquiry<Value>: AnyObject {
  associatedtype Value
  /// A Boolean value that indicates whether the request still waits.
  var isAwaited: Bool { get }
  func end(_ outcome: Result<Value, Failure>)
}
