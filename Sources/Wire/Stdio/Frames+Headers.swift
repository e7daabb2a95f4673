internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writing messages as frames: each behind a header with its length, instead of as a line.
extension Frames {
  /// The size from which a body is written without being copied. Shorter bodies are collected, so that many of them are
  /// written with one write(2).
  private static let longBody = 1 << 16

  /// Writes each line as a frame. Returns `false` if the reader has closed its end of the pipe.
  func sendWithHeaders(_ lines: UnsafeBufferPointer<UInt8>) -> Bool {
    var isOpen = true
    Frames.frame(lines) { isOpen = isOpen && send(bytes: $0) }
    return isOpen
  }

  /// Turns each line into a frame, and passes the frames to `send`. A frame is a header with the length, and the line
  /// without its newline.
  ///
  /// Each line is one message, because the core's JSON text never contains a newline within a message.
  static func frame(_ lines: UnsafeBufferPointer<UInt8>, send: (UnsafeBufferPointer<UInt8>) -> Void) {
    let gathered = ByteBuffer(capacity: min(lines.count + 64, Frames.longBody * 2))
    defer { gathered.deallocate() }
    func leave() {
      if gathered.count > 0 { send(gathered.bytes) }
      gathered.truncate(to: 0)
    }
    var start = 0
    while start < lines.count, let newline = memchr(lines.baseAddress! + start, 0x0a, lines.count - start) {
      let end = UnsafeRawPointer(newline) - UnsafeRawPointer(lines.baseAddress!)
      let body = UnsafeBufferPointer(rebasing: lines[start..<end])
      start = end + 1
      gathered.append("Content-Length: ")
      JSONWriter(gathered).integer(body.count)
      gathered.append("\r\n\r\n")
      if body.count < Frames.longBody {
        gathered.append(body)
        if gathered.count < Frames.longBody { continue }
      }
      leave()
      if body.count >= Frames.longBody { send(body) }
    }
    leave()
  }
}
