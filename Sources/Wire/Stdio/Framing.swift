/// The way in which messages are separated on the pipes. It is the same for input and output.
public enum Framing: String, CaseIterable, Sendable {
  /// Each message is a line.
  case lines
  /// Each message follows a header with its length, as in the Language Server Protocol.
  case contentLength = "content-length"
}
