/// A piece of the input.
public enum InputPiece {
  case line(UnsafeMutableBufferPointer<UInt8>)
  /// A line that was longer than allowed, and was dropped. `id` is the line's id as JSON text. `call` is the id of the
  /// core's request that the line names.
  case tooLong(id: String, call: Int?)
  /// A line for which there was no memory. `id` and `call` are as in `tooLong`.
  case unheld(id: String, call: Int?)
  /// Input that is not a message. Only some framings have such input. The sentence says what is wrong, and what was
  /// expected.
  case broken(String)
}
