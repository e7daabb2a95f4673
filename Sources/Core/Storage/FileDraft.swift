#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is written under a temporary name in its destination folder, and gets its own name when it is complete.
///
/// The names are numbered, and the drafts that are being written are locked. A draft without a lock was left by a
/// process that was killed. The next draft in the folder removes that file and takes its name, so that drafts don't
/// pile up.
public final class FileDraft: Sendable {
  /// The path of the draft, until the file gets its own name.
  public let temporary: String
  public let descriptor: Int32

  /// The maximum number of drafts in one folder at a time.
  private static let most = 64

  /// - Parameter path: the path that the complete file will get. Its folder must exist.
  public init(for path: String) throws(SystemError) {
    let folder = FilePlace.folder(of: path)
    for number in 1...FileDraft.most {
      let name = "\(folder == "/" ? "" : folder)/.mainspring-draft-\(number)"
      FileDraft.removeUnlocked(name)
      let opened = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if opened < 0 {
        if errno == EEXIST || errno == EINTR { continue }
        throw .last
      }
      // Between open and flock, another process may have found the file without a lock, and may have removed it.
      var status = stat()
      let isOwn =
        (flock(opened, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && fstat(opened, &status) == 0
        && status.st_nlink > 0
      if isOwn {
        (temporary, descriptor) = (name, opened)
        return
      }
      close(opened)
    }
    throw SystemError(EBUSY)
  }

  /// Removes the draft if it has not got its own name.
  deinit {
    FileDraft.remove(temporary, of: descriptor)
    close(descriptor)
  }

  /// Removes the name of an open file, unless the name belongs to another file by now.
  private static func remove(_ name: String, of descriptor: Int32) {
    var (own, other) = (stat(), stat())
    if fstat(descriptor, &own) == 0, lstat(name, &other) == 0, own.st_ino == other.st_ino, own.st_dev == other.st_dev {
      unlink(name)
    }
  }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { FileDraft.systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes all bytes behind the first `size` ones.
  public func shorten(to size: Int) throws(SystemError) {
    if FilePlace.again({ ftruncate(descriptor, off_t(size)) }) != 0 || lseek(descriptor, off_t(size), SEEK_SET) < 0 {
      throw .last
    }
  }

  /// Waits until the content is on the disk.
  public func sync() throws(SystemError) { try FilePlace.sync(descriptor) }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }

  /// Gives the complete file its own name, and waits until the name is on the disk.
  /// - Parameters:
  ///   - path: a path in the same folder.
  ///   - mayReplace: a Boolean value that indicates whether an existing file is replaced. Otherwise the error is
  ///     `EEXIST`.
  public func put(at path: String, mayReplace: Bool = true) throws(SystemError) {
    try FilePlace.put(temporary, descriptor, at: path, mayReplace: mayReplace)
  }

  private static func removeUnlocked(_ name: String) {
    let found = open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    if found < 0 { return }
    defer { close(found) }
    if flock(found, LOCK_EX | LOCK_NB) == 0 { remove(name, of: found) }
  }
}
