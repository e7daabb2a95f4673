public import RPC

/// An inquiry for the sake of a request, which waits for it.
public protocol OpenInquiry<Value>: AnyObject {
  associatedtype Value
  /// A Boolean value that indicates whether the request still waits.
  var isAwaited: Bool { get }
  func end(_ outcome: Result<Value, Failure>)
}
