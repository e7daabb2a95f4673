/// Another protocol that is spoken over the pipe, a message a line: requests of JSON-RPC are made of what comes in, and messages of what
/// the session answers and says.
public protocol Dialect: AnyObject {
  /// Takes a message.
  /// - Parameter serve: serves a line of JSON-RPC; what is answered to it at once, is told before it returns.
  func take(_ message: [UInt8], serve: ([UInt8]) -> Void)

  /// Takes lines of the session, which are whole.
  func tell(_ lines: UnsafeBufferPointer<UInt8>)

  /// Returns the lines of JSON-RPC that it wants served without a message that asks for them, and forgets them.
  func takeRequests() -> [[UInt8]]

  /// All that came is answered, and nothing more comes.
  func end()

  /// What is to be sent, as lines; it is forgotten then.
  func takeMessages() -> [UInt8]
}

extension Dialect {
  public func takeRequests() -> [[UInt8]] { [] }
}
