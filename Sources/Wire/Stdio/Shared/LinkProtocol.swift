/// The messages between a shared core and the programs that join and leave it. The executable defines their spelling.
public struct LinkProtocol {
  /// Reads the first line of a program.
  /// - Returns: the program's options, or a line with the reason why it can't join.
  public let admit: (_ line: [UInt8]) -> Admission
  /// Returns the message to a program that has joined, by the number of its conversation.
  public let welcome: (Int) -> String
  /// Returns the message at the end of a conversation: an exit code, and a sentence if there was a problem.
  public let farewell: (Int32, String?) -> String

  /// Returns the meaning of an error number of the system.
  public let reason: (Int32) -> String

  /// The decision whether a program may join.
  public enum Admission {
    case joins(LinkOptions)
    /// The program may not join. It gets this line, with the reason.
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
