/// Another protocol on the pipe, with one message on each line. A dialect translates its messages to JSON-RPC requests,
/// and the server's replies and notifications to its own messages.
public protocol Dialect: AnyObject {
  /// Handles a message of the client.
  /// - Parameter serve: serves a line of JSON-RPC. A reply that comes at once is passed to `tell` before `serve`
  ///   returns.
  func take(_ message: [UInt8], serve: ([UInt8]) -> Void)

  /// Handles whole lines of the server.
  func tell(_ lines: UnsafeBufferPointer<UInt8>)

  /// Returns the queued lines of JSON-RPC, which no message of the client caused directly, and removes them from the
  /// queue.
  func takeRequests() -> [[UInt8]]

  /// Ends the dialect. All messages have their replies, and no more messages come.
  func end()

  /// Returns the messages to send, as lines, and removes them from the queue.
  func takeMessages() -> [UInt8]
}

extension Dialect {
  public func takeRequests() -> [[UInt8]] { [] }
}
