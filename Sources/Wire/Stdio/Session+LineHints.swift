internal import JSON
public import RPC

extension Session {
  /// Adds a hint to errors about lines that are not JSON, if messages are lines: another framing, or a message over several lines.
  public func hintAtLines() {
    hint = { (line, failure) in
      if FrameHeader.lastLength(in: line) != nil {
        return "this is a header, and messages with headers are read with --framing content-length"
      }
      return failure.offset >= line.count ? "a message is one line, and this line ends in the middle of one" : nil
    }
  }
}
