/// How messages are told apart on the pipes, the same in both directions.
public enum Framing: String, CaseIterable, Sendable {
  /// A message is a line.
  case lines
  /// A message follows a header with its length, as editors speak to language servers.
  case contentLength = "content-length"
}

/// Cuts the input into messages, in one of the framings. Messages stay in place until the next `fill`.
protocol MessageBuffer: ~Copyable {
  /// What a message is called in a reply about it.
  static var unit: String { get }

  /// Reads once from a descriptor, and answers what read(2) does.
  mutating func fill(from descriptor: Int32) -> Int
  /// The next piece, or nil when more must be read first.
  mutating func next() -> LineBuffer.Piece?
  /// Drops a message that was begun and not ended.
  mutating func dropUnfinished()
}

extension LineBuffer: MessageBuffer {
  static var unit: String { "line" }
}

extension FrameBuffer: MessageBuffer {
  static var unit: String { "body" }
}
