internal import Backup
internal import RPC
internal import SQLite
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A copy of a data directory's stores at one moment. It is made without the directory's lock, while another process
/// may write the stores.
///
/// A store's file is written only by checkpoints. Between checkpoints, its write-ahead log only grows. If the file and
/// the head of its log stay unchanged during the copying, the copy is a committed state. SQLite ignores incomplete
/// frames at the end of the log, as after a crash.
final class StoreCopy {
  /// The directory that holds the copy.
  let path: String
  private let source: String
  /// The lock of the copy's folder, which is held while the copy is used. A folder that nobody has locked was left by a
  /// process that was killed.
  private let lock: Int32
  /// The state of the files at the last copy, or `nil` if there is no usable copy.
  private var copied: [FileState?]?

  /// The properties of a file by which a change is recognized.
  private struct FileState: Equatable {
    let inode: UInt64, size: Int64, seconds: Int, nanoseconds: Int

    /// Reads the properties of a file. Returns `nil` if there is no file.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Glibc)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #else
        (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #endif
    }

    /// A Boolean value that indicates whether the last write is old enough that a further write would change the file's
    /// time.
    var isSettled: Bool {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return (now.tv_sec - seconds) * 1000 + (now.tv_nsec - nanoseconds) / 1_000_000 > 50
    }
  }

  /// - Parameter folder: the folder in which the copy is made, or `nil` for the system's folder for temporary files.
  /// - Throws: an error if no folder can be made there.
  init(of source: String, in folder: String? = nil) throws(Files.Failure) {
    self.source = source
    let place = folder ?? getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    if folder == nil { StoreCopy.sweep(place, hidden: false) }
    (path, lock) = try StoreCopy.make(in: place, hidden: folder != nil)
    // The files of assets are never changed, and need not be copied.
    if let assets = realpath("\(source)/assets", nil) {
      symlink(assets, "\(path)/assets")
      free(assets)
    }
  }

  /// Makes a folder, and locks it. Before it is locked, another process may take it for an abandoned folder, and remove
  /// it. Then another folder is made. On a file system without locks, no folder is removed in this way.
  private static func make(in place: String, hidden: Bool) throws(Files.Failure) -> (path: String, lock: Int32) {
    while true {
      var template = Array("\(place)/\(hidden ? "." : "")\(prefix)XXXXXX".utf8CString)
      // mkdtemp(3) makes a folder that only this account may read, like the data directory.
      guard mkdtemp(&template) != nil else {
        throw Files.Failure(sentence: "\(place) can't be written: \(String(cString: strerror(errno)))")
      }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if lock < 0, errno != ENOENT {
        let reason = String(cString: strerror(errno))
        rmdir(path)
        throw Files.Failure(sentence: "\(path) can't be opened: \(reason)")
      }
      let isLocked = lock >= 0 && (flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
      if isLocked, access(path, F_OK) == 0 { return (path, lock) }
      if lock >= 0 { close(lock) }
    }
  }

  deinit { if lock >= 0 { close(lock) } }

  func remove() { StoreCopy.remove(path) }

  private static func remove(_ path: String) {
    let names = Store.allCases.flatMap { [$0.fileName, "\($0.fileName)-wal"] }
    for name in names + ["lock", "assets"] { unlink("\(path)/\(name)") }
    for name in names { unlink("\(path)/next/\(name)") }
    rmdir("\(path)/next")
    rmdir(path)
  }

  /// Removes the copies in a folder that killed processes have left.
  /// - Parameter hidden: a Boolean value that indicates whether the copies have hidden names there.
  static func sweep(_ folder: String, hidden: Bool = true) {
    for name in FilePlace.names(in: folder) where name.hasPrefix("\(hidden ? "." : "")\(prefix)") {
      let left = open("\(folder)/\(name)", O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard left >= 0 else { continue }
      // In a folder that all accounts may write to, another account's folder may be a link to another place.
      var status = stat()
      if fstat(left, &status) == 0, status.st_uid == geteuid(), flock(left, LOCK_EX | LOCK_NB) == 0 {
        remove("\(folder)/\(name)")
      }
      close(left)
    }
  }

  private static let prefix = "mainspring-watch-"

  /// Copies the stores if they have changed since the last copy.
  /// - Returns: a Boolean value that indicates whether there is a new copy. There is none if the stores changed during
  ///   the copying. The caller soon tries again.
  func refresh() -> Bool {
    if !isOutdated { return false }
    let states = states
    let (stores, heads) = (storeStates, logHeads)
    guard stores.allSatisfy({ $0?.isSettled ?? true }) else { return false }
    mkdir(next, 0o700)
    for name in names {
      unlink("\(next)/\(name)")
      guard FileState("\(source)/\(name)") != nil else { continue }
      do throws(Files.Failure) { try Files.copy("\(source)/\(name)", to: "\(next)/\(name)") } catch { return false }
    }
    guard storeStates == stores, logHeads == heads else { return false }
    // Readers of a copy do not need its secrets.
    let device = "\(next)/\(Store.device.fileName)"
    if FileState(device) != nil {
      do throws(SQLiteError) { try BackupFolder.removeSecrets(from: device) } catch { return false }
    }
    keepLogs()
    // Until now, the previous copy was complete and could be used.
    for name in names where rename("\(next)/\(name)", "\(path)/\(name)") != 0 { unlink("\(path)/\(name)") }
    copied = states
    return true
  }

  /// Waits until the disk has the write-ahead logs, because a power cut must not undo changes that the copy shows.
  private func keepLogs() {
    // If the disk can't be written, for example because it is read-only, no process writes the stores, either.
    for store in Store.allCases { try? OpenFile("\(source)/\(store.fileName)-wal", O_RDONLY | O_NOFOLLOW).sync() }
  }

  /// A Boolean value that indicates whether the stores have changed since the last copy. It is `false` if the directory
  /// was removed.
  var isOutdated: Bool {
    let states = states
    return copied == nil || copied != states && states.contains { $0 != nil }
  }

  /// Records that the copy can't be used. The next copy is then made even without changes.
  func forget() { copied = nil }

  /// The folder in which a copy is made until it is complete.
  private var next: String { "\(path)/next" }

  private var names: [String] { Store.allCases.flatMap { [$0.fileName, "\($0.fileName)-wal"] } }
  private var states: [FileState?] { names.map { FileState("\(source)/\($0)") } }
  private var storeStates: [FileState?] { Store.allCases.map { FileState("\(source)/\($0.fileName)") } }
  /// The heads of the write-ahead logs. The head of a log changes when the log starts again from the beginning
  /// (https://www.sqlite.org/fileformat.html#walformat).
  private var logHeads: [[UInt8]] {
    Store.allCases.map { (try? Files.read("\(source)/\($0.fileName)-wal", atMost: 32)) ?? [] }
  }
}

extension Endpoint {
  /// A Boolean value that indicates whether the method can be answered from a copy of the stores: the method reads, and
  /// sends no request to a host.
  var isAnsweredFromCopies: Bool { reader != nil && asks.isEmpty }
}
