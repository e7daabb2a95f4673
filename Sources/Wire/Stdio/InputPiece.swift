/// A message in the input, or the report of input that can't be used.
public enum InputPiece {
  case line(UnsafeMutableBufferPointer<UInt8>)
  /// The report of a line that was longer than allowed, and was dropped. `id` is the line's id as JSON text. `call` is
  /// the id of the host request that the line names as a progress report, or `nil` if it names none.
  case tooLong(id: String, call: Int?)
  /// The report of a line that was dropped because there was no memory for it. `id` and `call` have the same meaning as
  /// in `tooLong`.
  case unheld(id: String, call: Int?)
  /// The report of input that is not a message, which only some framings can have. The sentence says what is wrong, and
  /// what was expected.
  case broken(String)
}
