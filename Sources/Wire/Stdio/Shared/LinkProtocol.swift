/// What a shared core says to who wants to join it, and to who leaves; the executable knows how that is spelled.
public struct LinkProtocol {
  /// Reads the first line of a program.
  /// - Returns: its options, or why it can't join, as a line.
  public let admit: (_ line: [UInt8]) -> Admission
  /// What is said to who has joined, by the number of the conversation.
  public let welcome: (Int) -> String
  /// What is said at the end: an exit code, and a sentence where something went wrong.
  public let farewell: (Int32, String?) -> String

  /// What an error number of the system's means.
  public let reason: (Int32) -> String

  /// Whether a program may join.
  public enum Admission {
    case joins(LinkOptions)
    /// The line that it is told.
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
