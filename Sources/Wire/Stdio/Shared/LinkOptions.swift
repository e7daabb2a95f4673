/// What a program that joins a shared core says of its conversation.
public struct LinkOptions {
  /// How its messages are told apart.
  public var framing = Framing.lines
  /// The longest line, or body of a frame, in bytes.
  public var maxLine = LinkOptions.usualMaxLine
  /// What is spoken in the place of JSON-RPC; nil for that itself.
  public var dialect: (any Dialect)?
  /// The command of the program, and the number of its process.
  public var command: String?, process: Int?
  /// Whether what would change anything is refused.
  public var isReadOnly = false
  /// Whether whoever signs in does so for this conversation alone.
  public var signsInAlone = false

  /// The longest line where nobody says so, in bytes.
  public static let usualMaxLine = 16 << 20

  /// As who says nothing has it.
  public init() {}
}
