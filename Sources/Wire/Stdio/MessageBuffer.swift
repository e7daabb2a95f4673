/// A buffer that splits input into messages, in one of the framings. Messages stay in place until the next `fill`,
/// `widen` or `narrow`.
protocol MessageBuffer: ~Copyable {
  /// The word for a message of this framing in error messages.
  static var unit: String { get }

  /// Reads from a descriptor with one read(2), and returns its result.
  mutating func fill(from descriptor: Descriptor) -> Int
  /// Returns the next message, or the report of an error in the input. Returns `nil` if more input must be read first.
  mutating func next() -> InputPiece?
  /// Drops a message of which only the beginning was read.
  mutating func dropUnfinished()
  /// Overwrites the bytes of messages that were already handled, because they may contain secrets.
  mutating func overwriteDone()
  /// A Boolean value that indicates whether this buffer has the large block of memory that the clients of a shared core
  /// use in turn.
  var isWide: Bool { get }
  /// Gets the large block of memory, if it is free, to read much at once.
  mutating func widen()
  /// Gives the large block of memory back, so that another client's buffer can use it.
  mutating func narrow()
}

extension LineBuffer: MessageBuffer {
  static var unit: String { "line" }
}

extension FrameBuffer: MessageBuffer {
  static var unit: String { "body" }
}
