#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that other processes read at any time, without a lock. It is replaced as a whole, and only this user can read
/// it.
public struct PublishedFile {
  public let path: String

  /// The path of the new content before it takes the file's place. A crash may leave this draft behind; the next draft
  /// replaces it.
  private var draft: String { "\(path).new" }
  private static let mode: mode_t = 0o600

  public init(_ path: String) { self.path = path }

  /// Returns the file's bytes, or `nil` if there is no file or it can't be read. Also returns `nil` if the file is
  /// longer than `limit`, or has another mode than `replace` sets.
  public func read(atMost limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o777 == PublishedFile.mode,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        if read < 0, errno == EINTR { continue }
        if read <= 0 { break }
        count += read
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Replaces the content, once the new bytes are on the disk.
  /// - Returns: the reason why the replacement failed, or `nil` if it succeeded. After a failure, the file is
  ///   unchanged, unless only the sync of the folder failed.
  public func replace(by bytes: [UInt8]) -> String? {
    // A draft that a crash has left may be readable for another user, or be a link to another file.
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, PublishedFile.mode)
    guard descriptor >= 0 else { return PublishedFile.reason }
    // The umask of the process may have removed bits of the mode, so fchmod sets it again.
    defer { close(descriptor) }
    do throws(SystemError) {
      guard fchmod(descriptor, PublishedFile.mode) == 0, PublishedFile.write(bytes, to: descriptor) else { throw .last }
      try FilePlace.put(draft, descriptor, at: path)
      return nil
    } catch {
      unlink(draft)
      return error.sentence
    }
  }

  /// Removes the file from the disk, with a draft that a crash has left.
  /// - Returns: the reason why the removal failed, or `nil` if it succeeded.
  public func remove() -> String? {
    unlink(draft)
    do throws(SystemError) {
      try FilePlace.remove(path)
      return nil
    } catch { return error.sentence }
  }

  private static var reason: String { SystemError.last.sentence }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress! + written, $0.count - written, off_t(written))
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}
