/// Another protocol than JSON-RPC on the pipe, such as MCP, with one message on each line. A dialect translates the
/// client's messages to JSON-RPC requests. It translates the server's replies and notifications to messages of its own
/// protocol.
public protocol Dialect: AnyObject {
  /// Handles a message of the client.
  /// - Parameter serve: serves one line of JSON-RPC. If the line's reply is written at once, the dialect's `tell` is
  ///   called with it before `serve` returns.
  func take(_ message: [UInt8], serve: ([UInt8]) -> Void)

  /// Handles lines that the server sends: replies, notifications and host requests.
  func tell(_ lines: UnsafeBufferPointer<UInt8>)

  /// Returns the queued JSON-RPC requests of the dialect itself, as lines, and removes them from the queue. No message
  /// of the client has caused them directly.
  func takeRequests() -> [[UInt8]]

  /// Handles the end of the conversation. All messages have their replies, and no more messages come.
  func end()

  /// Returns the messages to send, as lines, and removes them from the queue.
  func takeMessages() -> [UInt8]
}

extension Dialect {
  public func takeRequests() -> [[UInt8]] { [] }
}
