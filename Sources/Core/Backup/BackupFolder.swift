public import SQLite
internal import Storage

/// Finds the files of a data directory that belong to a backup, and prepares copied stores.
public enum BackupFolder {
  /// Returns the names in a folder, in order, or no names if it can't be read.
  static func names(in folder: String) -> [String] { FilePlace.names(in: folder).sorted() }

  /// Returns the names in the folder of assets, in order, or no names if a directory has no such folder.
  static func assets(in folder: String) throws(SystemError) -> [String] {
    do throws(SystemError) { return try FilePlace.namesOrError(in: folder).sorted() } catch {
      if error == .noSuchFile { return [] }
      throw error
    }
  }

  /// Returns a Boolean value that indicates whether a name in the folder of assets is that of a content, or of an
  /// unfinished upload.
  static func isAsset(_ name: String) -> Bool {
    BackedUpFile.isDigest(name) || name.hasPrefix("upload-") && name.utf8.count <= 90 && name.utf8.allSatisfy(isPlain)
  }

  /// Returns a Boolean value that indicates whether a backup may hold a file with this path.
  static func mayHold(_ path: String) -> Bool {
    if path.hasPrefix(BackedUpFile.assets) { return isAsset(String(path.dropFirst(BackedUpFile.assets.count))) }
    return Store.allCases.contains { $0.fileName == path }
  }

  /// Moves the write-ahead logs of copied stores into their files, and checks each page, as `system.diagnostics` does.
  /// - Parameter path: the backup, or the data directory, that the stores are a copy of.
  /// - Throws: `damaged`, with what SQLite finds.
  public static func checkStores(in folder: String, of path: String) throws(BackupFailure) {
    for store in Store.allCases where OpenFile.Status(of: "\(folder)/\(store.fileName)") != nil {
      do throws(SQLiteError) {
        let connection = try Connection(path: "\(folder)/\(store.fileName)")
        // With an exclusive lock, SQLite needs no memory that processes share. Some file systems do not support such
        // memory.
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        // If the stores were copied while a process used them, there is a log, whose content moves into the file.
        try connection.checkpoint("main", isLast: true)
        let found = try connection.statement("PRAGMA quick_check(3)").all { $0.next(String.self) }
        if found != ["ok"] {
          throw SQLiteError(code: .corrupt, message: found.joined(separator: "; "))
        }
      } catch {
        let isDamaged = error.code.isA(.corrupt) || error.code.isA(.notADatabase)
        let reason = SystemError(error)?.sentence ?? error.message
        if isDamaged { throw .damaged(path, "has a damaged store: \(store.fileName): \(error.message)") }
        throw BackupFailure(.target, "\(folder)/\(store.fileName) can't be checked: \(reason)")
      }
    }
  }

  /// Removes the device's id from restored stores, so that the directory counts as a new device. The device that made
  /// the backup may still be in use.
  static func forgetDevice(in folder: String) throws(BackupFailure) {
    for store in [Store.private, .shared] where OpenFile.Status(of: "\(folder)/\(store.fileName)") != nil {
      do throws(SQLiteError) {
        try removeRows(of: DeviceIdentity.table, from: "\(folder)/\(store.fileName)", "PRAGMA locking_mode = EXCLUSIVE")
      } catch {
        let reason = SystemError(error)?.sentence ?? error.message
        throw BackupFailure(.target, "\(folder)/\(store.fileName) can't be written: \(reason)")
      }
    }
  }

  /// Removes the secrets from a copied store. The free pages of a core's store contain no secrets, because
  /// `secure_delete` is always on.
  /// - Parameter store: the path of the copy. If the process ends during the call, the copy is unusable.
  public static func removeSecrets(from store: String) throws(SQLiteError) {
    try removeRows(
      of: SecretTable.name, from: store,
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA secure_delete = ON")
  }

  /// Removes all rows of a table from a store. The stores of older programs may have no such table.
  private static func removeRows(of table: String, from store: String, _ settings: String) throws(SQLiteError) {
    let connection = try Connection(path: store)
    try connection.execute(settings)
    let tables = try connection.statement("SELECT count(*) FROM sqlite_schema WHERE name = '\(table)'").first {
      $0.next(Int.self)
    }
    guard tables == 1 else { return }
    try connection.execute("DELETE FROM \(table)")
    try connection.checkpoint("main", isLast: true)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
