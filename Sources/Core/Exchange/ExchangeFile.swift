internal import Storage

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

  /// - Parameter house: the folder of the data directory, of which nothing is anybody's; nil where there is none.
  init(_ path: String, outside house: String?) throws(Failure) {
    try ExchangePath.check(path)
    // Not to wait for who writes to a pipe.
    let descriptor = ExchangePath.again { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(sentence: "it is no file")
    }
    if ExchangePath.isPart(of: house, status) {
      close(descriptor)
      throw Failure(sentence: "it is a file of the data directory")
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
  private let draft: FileDraft

  /// - Parameter house: the folder of the data directory, where nobody else writes; nil where there is none.
  init(_ path: String, outside house: String?) throws(ImportFile.Failure) {
    try ExchangePath.check(path)
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw ImportFile.Failure(sentence: "what is there is no plain file") }
      if ExchangePath.isPart(of: house, status) { throw ImportFile.Failure(sentence: "it is a file of the data directory") }
    }
    if ExchangePath.isFolder(of: path, in: house) { throw ImportFile.Failure(sentence: "it would be a file of the data directory") }
    do throws(SystemError) { draft = try FileDraft(for: path) } catch { throw ImportFile.Failure(sentence: error.sentence) }
    self.path = path
  }

  /// - Returns: what went wrong; nothing for nothing.
  func write(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(draft.descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return Array(String(cString: strerror(errno)).utf8) }
      rest = rest.dropFirst(count)
    }
    return []
  }

  /// Puts the file in its place, on the disk.
  /// - Returns: what went wrong; nothing for nothing.
  func finish() -> [UInt8] {
    do throws(SystemError) {
      try draft.put(at: path)
      return []
    } catch { return Array(error.sentence.utf8) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }
