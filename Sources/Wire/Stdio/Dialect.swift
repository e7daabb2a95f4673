/// Another protocol on the pipe, with one message a line. Its messages are translated to requests of JSON-RPC, and the session's replies
/// and notifications to its messages.
public protocol Dialect: AnyObject {
  /// Handles a message.
  /// - Parameter serve: serves a line of JSON-RPC. A reply that comes at once is passed to `tell` before `serve` returns.
  func take(_ message: [UInt8], serve: ([UInt8]) -> Void)

  /// Handles lines of the session, which are whole.
  func tell(_ lines: UnsafeBufferPointer<UInt8>)

  /// Returns the lines of JSON-RPC to serve without a message that asks for them, and removes them.
  func takeRequests() -> [[UInt8]]

  /// Ends the dialect: all messages are answered, and no more come.
  func end()

  /// Returns the messages to send, as lines, and removes them.
  func takeMessages() -> [UInt8]
}

extension Dialect {
  public func takeRequests() -> [[UInt8]] { [] }
}
