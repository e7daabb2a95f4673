/// The way in which messages are separated on the pipes. It is the same in both directions.
public enum Framing: String, CaseIterable, Sendable {
  /// A message is a line.
  case lines
  /// A message follows a header with its length, as in the Language Server Protocol.
  case contentLength = "content-length"
}
