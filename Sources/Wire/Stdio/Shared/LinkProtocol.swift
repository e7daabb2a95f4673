/// The messages of a shared core to programs that join and leave. The executable defines their spelling.
public struct LinkProtocol {
  /// Reads the first line of a program.
  /// - Returns: the program's options, or a line with the reason why it can't join.
  public let admit: (_ line: [UInt8]) -> Admission
  /// Returns the message to a program that has joined, by the number of its conversation.
  public let welcome: (Int) -> String
  /// Returns the message at the end: an exit code, and a sentence if something went wrong.
  public let farewell: (Int32, String?) -> String

  /// Returns the meaning of an error number of the system.
  public let reason: (Int32) -> String

  /// The decision whether a program may join.
  public enum Admission {
    case joins(LinkOptions)
    /// The program gets this line.
    case refused(String)
  }

  public init(
    admit: @escaping ([UInt8]) -> Admission, welcome: @escaping (Int) -> String, farewell: @escaping (Int32, String?) -> String,
    reason: @escaping (Int32) -> String
  ) {
    self.reason = reason
    self.admit = admit
    self.welcome = welcome
    self.farewell = farewell
  }
}
