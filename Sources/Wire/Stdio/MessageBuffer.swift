/// Cuts the input into messages, in one of the framings. Messages stay in place until the next `fill`, `widen` or `narrow`.
protocol MessageBuffer: ~Copyable {
  /// What a message is called in a reply about it.
  static var unit: String { get }

  /// Reads once from a descriptor, and answers what read(2) does.
  mutating func fill(from descriptor: Descriptor) -> Int
  /// The next piece, or nil when more must be read first.
  mutating func next() -> InputPiece?
  /// Drops a message that was begun and not ended.
  mutating func dropUnfinished()
  /// Overwrites what is done with: secrets were among it.
  mutating func overwriteDone()
  /// Makes ready to read much at once.
  mutating func widen()
  /// Lets the next one read much at once.
  mutating func narrow()
}

extension LineBuffer: MessageBuffer {
  static var unit: String { "line" }
}

extension FrameBuffer: MessageBuffer {
  static var unit: String { "body" }
}
