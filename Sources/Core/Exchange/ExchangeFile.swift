#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is read piece by piece.
final class ImportFile: Sendable {
  private let descriptor: Int32
  let size: Int

  struct Failure: Error {
    let sentence: String
  }

  private static let piece = 1 << 18

  init(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(sentence: "it is no file")
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The next piece; none at the end; nil where it can't be read.
  func next() -> [UInt8]? {
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: ImportFile.piece) { room, count in
      while true {
        let got = read(descriptor, room.baseAddress, room.count)
        if got < 0, errno == EINTR { continue }
        isWhole = got >= 0
        count = max(got, 0)
        return
      }
    }
    return isWhole ? bytes : nil
  }
}

/// A file that is written piece by piece beside its place, and put there when it is whole.
final class ExportFile: Sendable {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(ImportFile.Failure) {
    let descriptor = open("\(path).new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ImportFile.Failure(sentence: String(cString: strerror(errno))) }
    self.path = path
    self.descriptor = descriptor
  }

  /// What was not finished leaves nothing behind.
  deinit {
    close(descriptor)
    unlink("\(path).new")
  }

  /// - Returns: what went wrong; nothing for nothing.
  func write(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return Array(String(cString: strerror(errno)).utf8) }
      rest = rest.dropFirst(count)
    }
    return []
  }

  /// Puts the file in its place.
  /// - Returns: what went wrong; nothing for nothing.
  func finish() -> [UInt8] {
    if fsync(descriptor) == 0, rename("\(path).new", path) == 0 { return [] }
    return Array(String(cString: strerror(errno)).utf8)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
