/// The options that a program that joins a shared core sets for its conversation.
public struct LinkOptions {
  /// The way in which the program's messages are separated.
  public var framing = Framing.lines
  /// The longest line, or body of a frame, in bytes.
  public var maxLine = LinkOptions.usualMaxLine
  /// The protocol that replaces JSON-RPC, or `nil` for JSON-RPC itself.
  public var dialect: (any Dialect)?
  /// The command of the program, and the number of its process.
  public var command: String?, process: Int?
  /// A Boolean value that indicates whether requests that would change anything are refused.
  public var isReadOnly = false
  /// A Boolean value that indicates whether a sign-in holds for this conversation alone.
  public var signsInAlone = false

  /// The longest line in bytes, unless a program sets another limit.
  public static let usualMaxLine = 16 << 20

  /// Creates the default options.
  public init() {}
}
