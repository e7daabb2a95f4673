/// A piece of the input.
public enum InputPiece {
  case line(UnsafeMutableBufferPointer<UInt8>)
  /// A line that was longer than allowed, and is dropped. It has its id as JSON text.
  case tooLong(id: String, call: Int?)
  /// A line for which there was no memory. It has its id as JSON text.
  case unheld(id: String, call: Int?)
  /// Input that is not a message, in a framing where that is possible. The sentence says what is wrong, and what was expected.
  case broken(String)
}
