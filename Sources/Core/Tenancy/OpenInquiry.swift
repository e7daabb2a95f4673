public import RPC

/// Something that is asked for the sake of a request, which waits for it.
public protocol OpenInquiry<Value>: AnyObject {
  associatedtype Value
  /// Whether the request waits still.
  var isAwaited: Bool { get }
  func end(_ outcome: Result<Value, Failure>)
}
