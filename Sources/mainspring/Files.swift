#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Whole files, read and written at once.
enum Files {
  struct Failure: Error {
    let sentence: String
  }

  /// The file's bytes; `-` for the standard input.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(sentence: "\(path) can't be read: \(String(cString: strerror(errno)))") }
    defer { if descriptor > 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(sentence: "\(path) can't be read: \(String(cString: strerror(errno)))") }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Replaces the file's content.
  static func write(_ text: String, to path: String) throws(Failure) {
    // Written beside the file and renamed, so that a full disk never leaves half of it.
    let temporary = "\(path).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(sentence: "\(path) can't be written: \(String(cString: strerror(errno)))") }
    let isComplete = write(text, toDescriptor: descriptor)
    guard close(descriptor) == 0, isComplete, rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw Failure(sentence: "\(path) can't be written: \(reason)")
    }
  }

  private static func systemRead(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, &chunk, chunk.count)
    #else
      Darwin.read(descriptor, &chunk, chunk.count)
    #endif
  }

  /// Writes text to a descriptor, and answers whether all of it could be written.
  static func write(_ text: String, toDescriptor descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = systemWrite(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
