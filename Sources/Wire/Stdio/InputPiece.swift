/// A piece of the input.
public enum InputPiece {
  case line(UnsafeMutableBufferPointer<UInt8>)
  /// A line that was longer than allowed and is dropped; the id that it has, as JSON text.
  case tooLong(id: String, call: Int?)
  /// A line that there was no memory for; the id that it has, as JSON text.
  case unheld(id: String, call: Int?)
  /// What is no message, in a framing where that can be; a sentence says what is wrong, and what was expected.
  case broken(String)
}
