/// Splits the input into messages, in one of the framings. Messages stay in place until the next `fill`, `widen` or
/// `narrow`.
protocol MessageBuffer: ~Copyable {
  /// The name of a message in error messages.
  static var unit: String { get }

  /// Reads once from a descriptor. Returns the result of read(2).
  mutating func fill(from descriptor: Descriptor) -> Int
  /// Returns the next piece, or `nil` if more input must be read first.
  mutating func next() -> InputPiece?
  /// Drops a message that has begun and not ended.
  mutating func dropUnfinished()
  /// Overwrites the bytes that are not needed any more, because they may contain secrets.
  mutating func overwriteDone()
  /// A Boolean value that indicates whether the buffer has the memory to read much at once.
  var isWide: Bool { get }
  /// Prepares to read much at once.
  mutating func widen()
  /// Lets the next buffer read much at once.
  mutating func narrow()
}

extension LineBuffer: MessageBuffer {
  static var unit: String { "line" }
}

extension FrameBuffer: MessageBuffer {
  static var unit: String { "body" }
}
