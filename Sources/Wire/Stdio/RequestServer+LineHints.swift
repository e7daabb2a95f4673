internal import JSON
public import RPC

/// Hints in errors about lines that are not JSON.
extension RequestServer {
  /// Adds a hint to the error about a line that is not JSON, if the cause is probable. Either the input has another
  /// framing, or a message has several lines. Call it only if messages are lines.
  public func hintAtLines() {
    hint = { (line, failure) in
      if FrameHeader.lastLength(in: line) != nil {
        return "this line is a header; start the core with --framing content-length to send messages with headers"
      }
      return failure.offset >= line.count
        ? "a message must be on one line, and this line ends in the middle of a message" : nil
    }
  }
}
