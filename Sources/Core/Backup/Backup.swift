internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Checks backups, and restores data directories from backups.
public enum Backup {
  /// Reads a whole backup, and checks each page of its stores.
  /// - Parameter room: an empty folder, into which the stores are copied for the check.
  public static func check(_ path: String, in room: String, step: (Int) -> Bool) throws(BackupFailure) -> BackupReport {
    let report = try BackupReader(path).unpack(step: step) { name in
      name.hasPrefix(BackedUpFile.assets) ? nil : "\(room)/\(name)"
    }
    try BackupFolder.checkStores(in: room, of: path)
    return report
  }

  /// Restores a data directory from a backup. The directory gets its name when all of its content is on the disk.
  /// - Parameter directory: a path without a file or folder, or an empty folder.
  public static func restore(_ path: String, to directory: String, step: (Int) -> Bool) throws(BackupFailure)
    -> BackupReport
  {
    var directory = directory
    while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
    if OpenFile.Status(of: directory) != nil, !isEmptyFolder(directory) {
      throw BackupFailure(.target, "\(directory) already exists, and is not an empty folder. Name a new directory")
    }
    let reader = try BackupReader(path)
    var template = Array("\(directory).restoring-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .target(directory, SystemError.last) }
    let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(BackupFailure) {
      let report = try unpack(reader, path, to: draft, step)
      do throws(SystemError) {
        // When rename(2) moves a folder, it replaces only an empty folder. When it moves a file, it replaces any file.
        if rename(draft, directory) != 0 { throw .last }
        try FilePlace.syncFolder(of: directory)
      } catch { throw .target(directory, error) }
      return report
    } catch {
      remove(draft)
      throw error
    }
  }

  private static func unpack(
    _ reader: BackupReader, _ path: String, to draft: String, _ step: (Int) -> Bool
  ) throws(BackupFailure) -> BackupReport {
    let assets = "\(draft)/assets"
    let report = try reader.unpack(step: step) { (name) throws(BackupFailure) in
      if name.hasPrefix(BackedUpFile.assets), mkdir(assets, 0o700) != 0, errno != EEXIST {
        throw .target(assets, SystemError.last)
      }
      return "\(draft)/\(name)"
    }
    guard OpenFile.Status(of: "\(draft)/\(Store.private.fileName)") != nil else {
      throw .damaged(path, "is not a complete backup: it has no store with companies")
    }
    try BackupFolder.checkStores(in: draft, of: path)
    try BackupFolder.forgetDevice(in: draft)
    do throws(SystemError) {
      for folder in [assets, draft] where OpenFile.Status(of: folder) != nil {
        try FilePlace.syncFolder(of: "\(folder)/.")
      }
    } catch { throw .target(draft, error) }
    return report
  }

  /// Returns a Boolean value that indicates whether a folder is empty. Returns `false` for a folder that can't be read.
  private static func isEmptyFolder(_ path: String) -> Bool {
    OpenFile.Status(of: path)?.isFolder == true && access(path, R_OK) == 0 && FilePlace.names(in: path).isEmpty
  }

  private static func remove(_ draft: String) {
    for name in FilePlace.names(in: "\(draft)/assets") { unlink("\(draft)/assets/\(name)") }
    rmdir("\(draft)/assets")
    for name in FilePlace.names(in: draft) { unlink("\(draft)/\(name)") }
    rmdir(draft)
  }
}
