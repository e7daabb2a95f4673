internal import Backup
internal import RPC
internal import SQLite
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A copy of a data directory's stores at one moment. Another process may hold the directory's lock and write the
/// stores while the copy is made.
///
/// Only checkpoints write the file of a store. Between checkpoints, only its write-ahead log grows. So the copy is a
/// committed state if the file and the header of its log did not change during the copying. At the end of the log, the
/// copy may have an incomplete frame, which SQLite ignores as after a crash.
final class StoreCopy {
  /// The directory that holds the copy.
  let path: String
  private let source: String
  /// The lock of the copy's folder, which is held as long as the copy is used. A folder that is not locked was left
  /// behind by a process that was killed.
  private let lock: Int32
  /// The state of the stores' files at the last copy, or `nil` if there is no usable copy.
  private var copied: [FileState?]?

  /// The properties of a file that differ after a change of the file.
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

    /// A Boolean value that indicates whether the last write was long enough ago. Two writes in quick succession can
    /// have the same time, and the second one would not be noticed.
    var isSettled: Bool {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return (now.tv_sec - seconds) * 1000 + (now.tv_nsec - nanoseconds) / 1_000_000 > 50
    }
  }

  /// - Parameter folder: the folder in which the copy's folder is created, or `nil` for the system's folder for
  ///   temporary files.
  /// - Throws: an error if no folder can be created there.
  init(of source: String, in folder: String? = nil) throws(Files.Failure) {
    self.source = source
    let place = folder ?? getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    if folder == nil { StoreCopy.sweep(place, hidden: false) }
    (path, lock) = try StoreCopy.make(in: place, hidden: folder != nil)
    // The files of assets never change. So a link to their folder is enough.
    if let assets = realpath("\(source)/assets", nil) {
      symlink(assets, "\(path)/assets")
      free(assets)
    }
  }

  /// Creates a folder and locks it. Before the lock is taken, another process may take the folder for an abandoned one
  /// and remove it. In that case, another folder is created. On a file system without locks, no process removes the
  /// folder.
  private static func make(in place: String, hidden: Bool) throws(Files.Failure) -> (path: String, lock: Int32) {
    while true {
      var template = Array("\(place)/\(hidden ? "." : "")\(prefix)XXXXXX".utf8CString)
      // mkdtemp(3) creates a folder that only this user can read, as the data directory is.
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

  /// Removes the copies that killed processes have left in a folder.
  /// - Parameter hidden: a Boolean value that indicates whether the copies in this folder have hidden names.
  static func sweep(_ folder: String, hidden: Bool = true) {
    for name in FilePlace.names(in: folder) where name.hasPrefix("\(hidden ? "." : "")\(prefix)") {
      let left = open("\(folder)/\(name)", O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      guard left >= 0 else { continue }
      // All users may write to a folder such as /tmp. Only folders of this user are removed, and a link to a folder is
      // not followed.
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
  ///   the copying. The caller then tries again after a short time.
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
    // Nobody needs the secrets to read a copy. So they are removed from it.
    let device = "\(next)/\(Store.device.fileName)"
    if FileState(device) != nil {
      do throws(SQLiteError) { try BackupFolder.removeSecrets(from: device) } catch { return false }
    }
    keepLogs()
    // The previous copy was usable until here. It is replaced only by a complete new one.
    for name in names where rename("\(next)/\(name)", "\(path)/\(name)") != 0 { unlink("\(path)/\(name)") }
    copied = states
    return true
  }

  /// Waits until the write-ahead logs are on the disk. Otherwise a power failure could undo changes that a reader of
  /// the copy has already seen.
  private func keepLogs() {
    // An error is ignored: if the disk can't be written, for example because it is read-only, there are no new changes
    // either.
    for store in Store.allCases { try? OpenFile("\(source)/\(store.fileName)-wal", O_RDONLY | O_NOFOLLOW).sync() }
  }

  /// A Boolean value that indicates whether the stores have changed since the last copy. It is `false` if the directory
  /// was removed.
  var isOutdated: Bool {
    let states = states
    return copied == nil || copied != states && states.contains { $0 != nil }
  }

  /// Marks the copy as unusable. The next refresh then makes a new copy even if nothing has changed.
  func forget() { copied = nil }

  /// The folder for a copy that is not complete yet.
  private var next: String { "\(path)/next" }

  private var names: [String] { Store.allCases.flatMap { [$0.fileName, "\($0.fileName)-wal"] } }
  private var states: [FileState?] { names.map { FileState("\(source)/\($0)") } }
  private var storeStates: [FileState?] { Store.allCases.map { FileState("\(source)/\($0.fileName)") } }
  /// The headers of the write-ahead logs. A header changes when the log is reset and written again from its beginning
  /// (https://www.sqlite.org/fileformat.html#walformat).
  private var logHeads: [[UInt8]] {
    Store.allCases.map { (try? Files.read("\(source)/\($0.fileName)-wal", atMost: 32)) ?? [] }
  }
}

extension Endpoint {
  /// A Boolean value that indicates whether the method can run on a copy of the stores. That is so if it only reads,
  /// and sends no request to the host.
  var isAnsweredFromCopies: Bool { reader != nil && asks.isEmpty }
}
