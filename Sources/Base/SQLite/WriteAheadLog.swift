#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Keeps a write-ahead log's file longer than its content, so that a commit need not make the file grow.
///
/// A growing file makes every fdatasync(2) write the file system's own journal, too. That doubles the time of a small
/// commit (measured: 199 us against 92 us for four pages on ext4). The added bytes are zeros, which SQLite reads as the
/// end of the log (https://www.sqlite.org/fileformat2.html#the_write_ahead_log: a frame counts only with the salts and
/// the checksum of its log).
public final class WriteAheadLog {
  private let path: String
  private var descriptor: Int32 = -1
  private var size = 0
  private var lastPages = 0

  private static let frameSize = 4096 + 24
  private static let step = 1 << 18
  /// The number of pages of a small commit. A larger commit spends most of its time on its own pages.
  private static let smallCommit = 64

  public init(path: String) { self.path = path }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A Boolean value that indicates whether the file is empty or does not exist.
  public var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_size == 0
  }

  /// A Boolean value that indicates whether the file is larger than a core with occasional writes needs.
  public var isLarge: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > WriteAheadLog.large
  }

  /// Records that the file was made empty.
  public func noteTruncated() { (size, lastPages) = (0, 0) }

  private static let large = 4 << 20

  /// Waits until the disk has all commits of the log, including the commits that did not wait for the disk.
  /// - Returns: `false` if the disk could not be written.
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

  /// Makes room for further pages. The caller calls this function after a commit, when the log has `pages` pages.
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
    // A full disk does no harm here: SQLite reports it by itself when it needs the room.
    let count = write(descriptor, zeros, zeros.count)
    if count > 0 { size += count }
  }
}
