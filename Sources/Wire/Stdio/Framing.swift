/// The way in which messages are separated on the pipes, the same in both directions.
public enum Framing: String, CaseIterable, Sendable {
  /// A message is a line.
  case lines
  /// A message follows a header with its length, as between editors and language servers.
  case contentLength = "content-length"
}
