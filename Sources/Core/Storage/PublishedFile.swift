#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that other processes read whenever they like, without a lock: it is replaced as a whole, and readable by this account alone.
public struct PublishedFile {
  public let path: String

  /// What is written before it takes the file's place. A crash may leave it behind; the next one is written anew.
  private var draft: String { "\(path).new" }
  private static let mode: mode_t = 0o600

  public init(_ path: String) { self.path = path }

  /// The file's bytes; nil where it is not there, can't be read, is longer than this, or is not a file as `replace` leaves one.
  public func read(atMost limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o777 == PublishedFile.mode,
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

  /// Puts other bytes in its place, once they are on the disk.
  /// - Returns: why that could not be done; nil when it was. The file is as it was then.
  public func replace(by bytes: [UInt8]) -> String? {
    // What a crash has left may be another account's to read, or a link to somewhere else.
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, PublishedFile.mode)
    guard descriptor >= 0 else { return PublishedFile.reason }
    // Whatever the mask of the process is.
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
  /// - Returns: why that could not be done; `nil` if it was done.
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
      let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress! + written, $0.count - written, off_t(written)) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}
