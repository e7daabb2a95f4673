#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Keeps a write-ahead log's file longer than its content, so that a commit need not make the file grow.
///
/// A growing file makes every fdatasync(2) write the file system's own journal, too: that doubles the time of a small commit (measured:
/// 199 us against 92 us for four pages on ext4). What is added is zeros, which SQLite takes for the end of the log
/// (https://www.sqlite.org/fileformat2.html#the_write_ahead_log: a frame counts only with the salts and the checksum of its log).
public final class WriteAheadLog {
  private let path: String
  private var descriptor: Int32 = -1
  private var size = 0
  private var lastPages = 0

  private static let frameSize = 4096 + 24
  private static let step = 1 << 18
  /// Larger commits are dominated by their own pages.
  private static let smallCommit = 64

  public init(path: String) { self.path = path }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether there is nothing in the file, or no file.
  public var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_size == 0
  }

  /// A Boolean value that indicates whether the file is larger than a core needs that writes now and then.
  public var isLarge: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > WriteAheadLog.large
  }

  /// The file was made empty.
  public func noteTruncated() { (size, lastPages) = (0, 0) }

  private static let large = 4 << 20

  /// Waits until the disk has all commits of the log, those that waited for no disk, too.
  /// - Returns: false if the disk could not be written.
  public func sync() -> Bool {
    if isEmpty { return true }
    if descriptor < 0 { descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { return false }
    #if canImport(Glibc)
      return fdatasync(descriptor) == 0
    #else
      return fsync(descriptor) == 0
    #endif
  }

  /// After a commit, when the log has so many pages: makes room for further ones.
  public func reserve(pages: Int) {
    defer { lastPages = pages }
    let end = (pages + WriteAheadLog.smallCommit / 2) * WriteAheadLog.frameSize
    guard end > size, pages - lastPages <= WriteAheadLog.smallCommit, pages > lastPages else { return }
    if descriptor < 0 { descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { return }
    size = Int(status.st_size)
    guard end > size else { return }
    let zeros = [UInt8](repeating: 0, count: WriteAheadLog.step)
    // Without room nothing is lost: SQLite finds that out by itself when it needs it.
    let count = write(descriptor, zeros, zeros.count)
    if count > 0 { size += count }
  }
}
