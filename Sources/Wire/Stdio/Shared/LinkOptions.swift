/// What a program that joins a shared core says of its conversation.
public struct LinkOptions {
  public var framing = Framing.lines
  public var maxLine = 16 << 20
  /// What is spoken in the place of JSON-RPC; nil for that itself.
  public var dialect: (any Dialect)?
  /// The command of the program, and the number of its process.
  public var command: String?, process: Int?
  /// Whether what would change anything is refused.
  public var isReadOnly = false
  /// Whether whoever signs in does so for this conversation alone.
  public var signsInAlone = false

  public init() {}
}
