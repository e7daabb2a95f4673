public import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The place where the stores are: a directory with its lock, or memory.
public enum DataDirectory {
  /// Why a data directory can't be used, as an exit code of sysexits.h and a sentence that says what to do.
  public struct Unusable: Error {
    /// 66 (EX_NOINPUT): what is there can't be read. 73 (EX_CANTCREAT): it can't be made or taken.
    public let exitCode: Int32
    public let sentence: String
    /// Whether another process has it.
    public let isInUse: Bool
    /// Whether it is one that others may join.
    public let isShared: Bool

    public init(_ exitCode: Int32, _ sentence: String, isInUse: Bool = false, isShared: Bool = false) {
      self.exitCode = exitCode
      self.sentence = sentence
      self.isInUse = isInUse
      self.isShared = isShared
    }
  }

  /// The name that stands for no directory at all.
  public static let inMemory = ":memory:"

  /// Whether this process has taken a directory, and so may write what is in it.
  public static var isLocked: Bool { lock >= 0 }
  /// The descriptor of its lock.
  nonisolated(unsafe) private static var lock: Int32 = -1

  /// Takes the directory at `path` and looks at its stores: what is sound and up to date is opened when it is first needed; otherwise all
  /// of them are opened, made and brought to the newest step at once.
  ///
  /// The directory's lock is held until the process ends.
  /// - Parameters:
  ///   - patience: how long to wait for a process that has the directory, in milliseconds.
  ///   - isShared: whether other programs may join this process.
  ///   - isStopping: whether to wait no longer.
  ///   - template: where stores in memory get their tables from.
  ///   - warn: takes what went wrong without harm, for the log.
  public static func open(
    _ path: String, patience: Int = 0, isShared: Bool = false, isStopping: () -> Bool = { false },
    template: StoreTemplate? = nil, schemas: @escaping (Store) -> FileSchema,
    warn: (String) -> Void = { _ in }
  ) throws(Unusable) -> StoreFiles {
    Connection.configureProcess()
    let files = StoreFiles(directory: path == inMemory ? nil : path, template: template, schemas: schemas)
    if path == inMemory { return files }
    // What is in it is the account's alone, keys of passwords among it, whoever may look into the directory.
    umask(0o077)
    if !isDirectory(path) { try makeDirectories(path) }
    try lock(path, patience, isShared, isStopping)
    let stores = files.present
    if stores.allSatisfy({ StoreFiles.isSound("\(path)/\($0.fileName)", version: schemas($0).version) }) { return files }
    for store in stores { makePrivate("\(path)/\(store.fileName)") }
    var file = ""
    do {
      // All of them before the first is changed.
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
      // Before the store counts as upgraded: a process that is killed meanwhile begins again. Nothing is harmed where it can't be done.
      for store in stores {
        do throws(SQLiteError) { try files.rewriteToForget(store) } catch {
          warn("\(path)/\(store.fileName) was not rewritten, and may hold what was deleted: \(error)")
        }
      }
      try files.together {
        for store in stores {
          file = store.fileName
          try files.migrate(store)
        }
      }
      // That it can't be done, for want of room perhaps, harms nothing.
      for store in stores {
        do throws(SQLiteError) { try files.rewriteToLetShrink(store) } catch {
          warn("\(path)/\(store.fileName) was not rewritten, and can't become smaller when much is deleted: \(error)")
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

  /// Takes others' right to read a store that an older program has made, and its log.
  private static func makePrivate(_ file: String) {
    for name in [file, "\(file)-wal"] { chmod(name, 0o600) }
  }

  private static func explain(_ error: any Error, _ file: String) -> Unusable {
    switch error {
    case SchemaMismatch.failed(let error): return explain(error, file)
    case SchemaMismatch.newer(let found, let known):
      return Unusable(
        66,
        "\(file) was written by a newer mainspring (schema \(found), this one knows up to \(known)). Nothing was changed; use the newer program."
      )
    case let error as SQLiteError where error.code.isA(.notADatabase) || error.code.isA(.corrupt):
      return Unusable(
        66,
        "\(file) is not a database or is damaged (\(error.message)). Nothing was changed; restore it from a backup, or name another directory with --data."
      )
    case let error as SQLiteError where error.code.isA(.full) || error.isOutOfSpace:
      return Unusable(73, "there is no room on the disk for \(file). Free some space, or name another directory with --data.")
    case let error as SQLiteError where error.code.isA(.busy):
      return Unusable(
        73, "\(file) is locked by another program, such as a database browser. Close it there, or name another directory with --data.")
    case let error as SQLiteError:
      if let reason = SystemError(error) { return unusable("\(file) can't be opened", reason) }
      return Unusable(73, "\(file) can't be opened: \(error.message). Name another directory with --data.")
    default: return Unusable(73, "\(file) can't be opened: \(error)")
    }
  }

  /// - Parameter flaw: what can't be done with which file.
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
          // Or a power cut takes the folder with all that is in it.
          try FilePlace.syncFolder(of: at)
        } else if errno != EEXIST, errno != EISDIR {
          throw .last
        }
      } catch {
        throw unusable("\(at) can't be made", error)
      }
    }
    var status = stat()
    if stat(path, &status) != 0 { throw unusable("\(path) can't be used", .last) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Unusable(73, "\(path) is no directory. Name another one with --data.")
    }
  }

  /// How long to wait before the lock is tried again, in milliseconds.
  private static let pause = 10

  /// Takes the lock of the directory, or names the process that has it. A lock dies with its process, so none is ever stale.
  private static func lock(_ path: String, _ patience: Int, _ isShared: Bool, _ isStopping: () -> Bool) throws(Unusable) {
    let file = "\(path)/lock"
    let descriptor = Self.openFile(file)
    if descriptor < 0 { throw unusable("\(file) can't be opened", .last) }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if waited < patience, !isStopping() {
        // Not flock(2) itself: a signal that comes just before it would not end its wait.
        usleep(UInt32(pause * 1000))
        waited += pause
        continue
      }
      let (holder, isShared) = Self.holder(descriptor)
      close(descriptor)
      let hint =
        isShared
        ? "which shares it: serve, call, watch and mcp join it with --shared"
        : "which does not share it: end that process first, or start it with --shared, and this one, too"
      throw Unusable(
        73, "\(path) is in use by \(holder), \(hint). Or name another directory with --data.", isInUse: true, isShared: isShared)
    }
    lock = descriptor
    // Over the old number, and as long: to shorten the file first would make the file system free a block, and take one.
    var text = "\(getpid())\(isShared ? sharing : "")"
    while text.utf8.count < 20 { text += " " }
    text += "\n"
    // Without its number the lock still holds; only the message for a second process is poorer.
    _ = pwrite(descriptor, text, text.utf8.count, 0)
  }

  /// Lets go of the directory before the process ends: its core must be closed.
  public static func unlock() {
    if isLocked { close(lock) }
    lock = -1
  }

  /// What stands behind the number of a process that others may join.
  private static let sharing = " shared"

  /// Who has the lock, and whether others may join. Whoever has just taken it writes its number a moment later.
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
