/// The messages between a shared core and the programs that join it: to join, at the beginning, and at the end. The
/// executable defines how they are written.
public struct LinkProtocol {
  /// Reads the first line that a program sends.
  /// - Returns: the options of the program's conversation, or a line with the reason why the program can't join.
  public let admit: (_ line: [UInt8]) -> Admission
  /// Returns the message that a program gets when it has joined. The argument is the number of its conversation.
  public let welcome: (Int) -> String
  /// Returns the message that a program gets at the end of its conversation: an exit code, and a sentence if there was
  /// a problem.
  public let farewell: (Int32, String?) -> String

  /// Returns the meaning of an error number of the system.
  public let reason: (Int32) -> String

  /// The decision on a program's request to join.
  public enum Admission {
    case joins(LinkOptions)
    /// The program may not join. This line, which has the reason, is sent to it.
    case refused(String)
  }

  public init(
    admit: @escaping ([UInt8]) -> Admission, welcome: @escaping (Int) -> String,
    farewell: @escaping (Int32, String?) -> String,
    reason: @escaping (Int32) -> String
  ) {
    self.reason = reason
    self.admit = admit
    self.welcome = welcome
    self.farewell = farewell
  }
}
