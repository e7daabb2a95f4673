internal import JSON

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes messages behind a header with their length, instead of as lines.
extension Frames {
  /// The smallest size of a body that is written without being copied. Shorter bodies are collected, so that many of
  /// them share one write(2).
  private static let longBody = 1 << 16

  /// Writes each line as a frame. Returns `false` if the reader has gone.
  func sendWithHeaders(_ lines: UnsafeBufferPointer<UInt8>) -> Bool {
    var isOpen = true
    Frames.frame(lines) { isOpen = isOpen && send(bytes: $0) }
    return isOpen
  }

  /// Turns each line into a frame: a header with the length, and the line without its newline.
  ///
  /// Each message is one line, because JSON text of the core never contains a raw newline.
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
