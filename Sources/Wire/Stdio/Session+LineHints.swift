internal import JSON
public import RPC

extension Session {
  /// From now on, an error says what may be meant by a line that is not JSON, where messages are lines: another framing, or a message over
  /// several lines.
  public func hintAtLines() {
    hint = { (line, failure) in
      if FrameHeader.lastLength(in: line) != nil {
        return "this is a header, and messages with headers are read with --framing content-length"
      }
      return failure.offset >= line.count ? "a message is one line, and this line ends in the middle of one" : nil
    }
  }
}
