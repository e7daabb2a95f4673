/// The options of the conversation of a program that joins a shared core.
public struct LinkOptions {
  /// The way in which the program's messages are separated.
  public var framing = Framing.lines
  /// The largest number of bytes of a line, or of the body of a frame.
  public var maxLine = LinkOptions.usualMaxLine
  /// The protocol that is used instead of JSON-RPC, or `nil` for JSON-RPC itself.
  public var dialect: (any Dialect)?
  /// The `mainspring` command that began the conversation, such as `serve`, and the id of its process. `nil` if they
  /// are not known.
  public var command: String?, process: Int?
  /// A Boolean value that indicates whether all requests that would change data are refused.
  public var isReadOnly = false
  /// A Boolean value that indicates whether the sign-ins of this conversation hold for no other conversation.
  public var signsInAlone = false

  /// The largest number of bytes of a line, if a program does not set another limit.
  public static let usualMaxLine = 16 << 20

  /// Creates the default options.
  public init() {}
}
