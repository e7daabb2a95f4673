internal import JSON
public import RPC

extension Session {
  /// Adds a hint to errors about lines that are not JSON, if messages are lines: another framing, or a message over several lines.
  public func hintAtLines() {
    hint = { (line, failure) in
      if FrameHeader.lastLength(in: line) != nil {
        return "this line is a header; start the core with --framing content-length to send messages with headers"
      }
      return failure.offset >= line.count ? "a message must be on one line, and this line ends in the middle of a message" : nil
    }
  }
}
