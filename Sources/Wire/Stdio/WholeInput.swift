#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads the whole content of a file, or of a descriptor until its end.
public enum WholeInput {
  /// Returns all bytes that can be read from a descriptor until its end. Reading also ends when there are at least
  /// `limit` bytes. If the descriptor can't be read, returns `nil`, and `errno` is the reason.
  public static func read(_ descriptor: Int32, atMost limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(1 << 16, limit))
    while bytes.count < limit {
      let count = systemRead(descriptor, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += chunk.prefix(count)
    }
    return bytes
  }

  /// Returns all bytes of a file, or of the standard input if the path is `-`. If the file can't be read, returns
  /// `nil`, and `errno` is the reason.
  public static func read(_ path: String, atMost limit: Int = .max) -> [UInt8]? {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { if descriptor > 0 { close(descriptor) } }
    return read(descriptor, atMost: limit)
  }

  private static func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &chunk, chunk.count)
    #else
      Darwin.read(descriptor, &chunk, chunk.count)
    #endif
  }
}
