internal import JSON
public import RPC

/// Adds hints to errors about lines that are not JSON.
extension RequestServer {
  /// Adds hints to the errors about lines that are not JSON. A hint says that the input has another framing, or that a
  /// message has several lines. The hints are for messages that are lines.
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
