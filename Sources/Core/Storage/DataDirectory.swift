public import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Opens the stores in a data directory, which this process then holds with a lock, or in memory.
public enum DataDirectory {
  /// The reason why a data directory can't be used, as an exit code of sysexits.h and a sentence that says what to do.
  public struct Unusable: Error {
    /// 66 (EX_NOINPUT): the content can't be read. 73 (EX_CANTCREAT): the directory can't be made or locked.
    public let exitCode: Int32
    public let sentence: String
    /// A Boolean value that indicates whether another process holds the directory.
    public let isInUse: Bool
    /// A Boolean value that indicates whether that process is a shared core, which other programs may use, too.
    public let isShared: Bool

    public init(_ exitCode: Int32, _ sentence: String, isInUse: Bool = false, isShared: Bool = false) {
      self.exitCode = exitCode
      self.sentence = sentence
      self.isInUse = isInUse
      self.isShared = isShared
    }
  }

  /// The path that stands for stores in memory, without a directory.
  public static let inMemory = ":memory:"

  /// A Boolean value that indicates whether this process holds a directory's lock, and so may write in the directory.
  public static var isLocked: Bool { lock >= 0 }
  /// The descriptor of the directory's lock, or -1 without one.
  nonisolated(unsafe) private static var lock: Int32 = -1

  /// Locks the directory at `path` and checks its stores. If all are sound and up to date, each is opened when it is
  /// first needed. Otherwise all of them are opened, and brought to the newest step of their schema, at once.
  ///
  /// The directory's lock is held until the process ends.
  /// - Parameters:
  ///   - patience: the time to wait for a process that holds the directory, in milliseconds.
  ///   - isShared: a Boolean value that indicates whether this process is a shared core, which other programs may use.
  ///   - isStopping: returns a Boolean value that indicates whether to stop waiting.
  ///   - template: empty stores whose tables are copied, if the stores are in memory.
  ///   - warn: writes a harmless failure to the log.
  public static func open(
    _ path: String, patience: Int = 0, isShared: Bool = false, isStopping: () -> Bool = { false },
    template: StoreTemplate? = nil, schemas: @escaping (Store) -> FileSchema,
    warn: (String) -> Void = { _ in }
  ) throws(Unusable) -> StoreFiles {
    Connection.configureProcess()
    let files = StoreFiles(directory: path == inMemory ? nil : path, template: template, schemas: schemas)
    if path == inMemory { return files }
    // The stores belong to the account alone, and hold keys of passwords. Other users must not read them, even if they
    // can read the directory.
    umask(0o077)
    if !isDirectory(path) { try makeDirectories(path) }
    try lock(path, patience, isShared, isStopping)
    let stores = files.present
    if stores.allSatisfy({ StoreFiles.isSound("\(path)/\($0.fileName)", version: schemas($0).version) }) {
      return files
    }
    for store in stores { makePrivate("\(path)/\(store.fileName)") }
    var file = ""
    do {
      // All stores are checked before the first one is changed.
      for store in stores {
        file = store.fileName
        try files.attach(store, configuresLater: true)
        try files.check(store)
      }
      for store in stores where try files.isEmpty(store) {
        file = store.fileName
        try files.letShrink(store)
      }
      try files.configure()
      // Rewrites the stores before they count as upgraded. So if the process is killed meanwhile, the next process
      // rewrites them again. A store works even if its rewriting fails.
      for store in stores {
        do throws(SQLiteError) { try files.rewriteToForget(store) } catch {
          warn("\(path)/\(store.fileName) was not rewritten, and may still have deleted data: \(error)")
        }
      }
      try files.together {
        for store in stores {
          file = store.fileName
          try files.migrate(store)
        }
      }
      // If the rewriting fails, perhaps for lack of room, the store works all the same.
      for store in stores {
        do throws(SQLiteError) { try files.rewriteToLetShrink(store) } catch {
          warn("\(path)/\(store.fileName) was not rewritten, and won't become smaller after deletions: \(error)")
        }
      }
      return files
    } catch {
      throw explain(error, "\(path)/\(file)")
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes other users' right to read a store that an older program has made, and its write-ahead log.
  private static func makePrivate(_ file: String) {
    for name in [file, "\(file)-wal"] { chmod(name, 0o600) }
  }

  private static func explain(_ error: any Error, _ file: String) -> Unusable {
    switch error {
    case SchemaMismatch.failed(let error): return explain(error, file)
    case SchemaMismatch.newer(let found, let known):
      return Unusable(
        66,
        "\(file) was written by a newer mainspring (its schema is \(found), and this program knows schemas up to \(known)). Nothing was changed. Use the newer program."
      )
    case let error as SQLiteError where error.code.isA(.notADatabase) || error.code.isA(.corrupt):
      return Unusable(
        66,
        "\(file) is not a database or is damaged (\(error.message)). Nothing was changed; restore it from a backup, or name another directory with --data."
      )
    case let error as SQLiteError where error.code.isA(.full) || error.isOutOfSpace:
      return Unusable(
        73, "there is no room on the disk for \(file). Free some space, or name another directory with --data.")
    case let error as SQLiteError where error.code.isA(.busy):
      return Unusable(
        73,
        "\(file) is locked by another program, such as a database browser. Close the file in that program, or name another directory with --data."
      )
    case let error as SQLiteError:
      if let reason = SystemError(error) { return unusable("\(file) can't be opened", reason) }
      return Unusable(73, "\(file) can't be opened: \(error.message). Name another directory with --data.")
    default: return Unusable(73, "\(file) can't be opened: \(error)")
    }
  }

  /// - Parameter flaw: the file, and what can't be done with it.
  private static func unusable(_ flaw: String, _ reason: SystemError) -> Unusable {
    let remedy = reason.remedy.map { "\($0), or name" } ?? "Name"
    return Unusable(73, "\(flaw): \(reason.sentence). \(remedy) another directory with --data.")
  }

  private static func makeDirectories(_ path: String) throws(Unusable) {
    var at = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      at += (at.isEmpty && !path.hasPrefix("/") ? "" : at == "/" ? "" : at.isEmpty && part.isEmpty ? "/" : "/") + part
      if at.isEmpty || at == "/" { continue }
      do throws(SystemError) {
        if mkdir(at, 0o700) == 0 {
          // Makes the new folder's entry in its parent durable. Otherwise a power cut could remove the folder with its
          // content.
          try FilePlace.syncFolder(of: at)
        } else if errno != EEXIST, errno != EISDIR {
          throw .last
        }
      } catch {
        throw unusable("\(at) can't be created", error)
      }
    }
    var status = stat()
    if stat(path, &status) != 0 { throw unusable("\(path) can't be used", .last) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Unusable(73, "\(path) is not a directory. Name another path with --data.")
    }
  }

  /// The pause before the lock is tried again, in milliseconds.
  private static let pause = 10

  /// Locks the directory, or throws an error that names the process which holds it. The system releases a lock when its
  /// process ends, so no lock is ever stale.
  private static func lock(_ path: String, _ patience: Int, _ isShared: Bool, _ isStopping: () -> Bool) throws(Unusable)
  {
    let file = "\(path)/lock"
    let descriptor = Self.openFile(file)
    if descriptor < 0 { throw unusable("\(file) can't be opened", .last) }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if waited < patience, !isStopping() {
        // Tries again and again instead of waiting in flock(2). A signal to stop that comes just before the call would
        // not end its wait.
        usleep(UInt32(pause * 1000))
        waited += pause
        continue
      }
      let (holder, isShared) = Self.holder(descriptor)
      close(descriptor)
      let hint =
        isShared
        ? "which shares the directory: add --shared to serve, call, watch or mcp to join that process"
        : "which does not share the directory: end that process first, or start both processes with --shared"
      throw Unusable(
        73, "\(path) is in use by \(holder), \(hint). Or name another directory with --data.", isInUse: true,
        isShared: isShared)
    }
    lock = descriptor
    // Writes over the old process id, with the same length. Shortening the file first would make the file system free a
    // block, and allocate one.
    var text = "\(getpid())\(isShared ? sharing : "")"
    while text.utf8.count < 20 { text += " " }
    text += "\n"
    // If this write fails, the lock still holds. Only the message for a second process then lacks the process id.
    _ = pwrite(descriptor, text, text.utf8.count, 0)
  }

  /// Releases the directory before the process ends. Its core must be closed.
  public static func unlock() {
    if isLocked { close(lock) }
    lock = -1
  }

  /// The text behind the process id in the lock file, if the process is a shared core.
  private static let sharing = " shared"

  /// Returns the process that holds the lock, and whether it is a shared core. A process that has just locked the
  /// directory writes its id a moment later, so the function waits up to 100 milliseconds for the id.
  private static func holder(_ descriptor: Int32) -> (process: String, isShared: Bool) {
    for _ in 0..<50 {
      var bytes = [UInt8](repeating: 0, count: 32)
      let count = max(pread(descriptor, &bytes, bytes.count, 0), 0)
      let pid = bytes.prefix(count).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      if !pid.isEmpty {
        return ("process \(String(decoding: pid, as: UTF8.self))", bytes[pid.count...].starts(with: sharing.utf8))
      }
      usleep(2000)
    }
    return ("another process", false)
  }

  private static func openFile(_ path: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #else
      Darwin.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #endif
  }
}
