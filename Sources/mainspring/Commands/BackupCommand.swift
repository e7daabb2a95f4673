internal import Backup
internal import JSON
internal import RPC
internal import Shape
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The commands `backup` and `restore`. `backup` writes a data directory to a file, and `restore` creates a data
/// directory from such a file.
extension Command {
  static let backup = Command(
    name: "backup", summary: "write a data directory to one file while programs use it, and check the file",
    operands: "FILE",
    options: [
      CoreOptions.dataOption, Option("force", nil, "replace an existing file"),
      Option("check", nil, "only read FILE, and report whether it is a complete backup"),
    ],
    more: """
      FILE is a tar archive of the stores and the files of assets, as they are at one moment. An existing file is
      refused. With --force the file is replaced, once the new file is complete, on the disk, and was read again. Other
      processes can work with the directory meanwhile. FILE contains the passwords and keys of the stores: protect FILE
      like the data directory. mainspring restore FILE DIR creates a data directory from FILE. A file of an asset that
      cannot be read is left out and named; all other files are in the backup.
      Exit codes: 0 complete; 1 FILE is not a complete backup; 3 complete, without files of assets that could not be read; 66 there is
      nothing to back up; 73 FILE cannot be written.

      Examples
        mainspring backup shop-2026-11-28.tar
        mainspring backup --check shop-2026-11-28.tar
      """
  ) { (arguments) throws(UsageError) in
    let path = try arguments.onlyOperand("backup", "the file to write")
    if arguments.isSet("check"), arguments["data"] != nil || arguments.isSet("force") {
      throw UsageError("--check only reads FILE; leave out \(arguments["data"] != nil ? "--data" : "--force")")
    }
    Signals.install()
    if arguments.isSet("check") { return BackupRun.check(path) }
    return BackupRun(try CoreOptions.directory(arguments), path, mayReplace: arguments.isSet("force")).make()
  }

  static let restore = Command(
    name: "restore", summary: "create a data directory from a backup", operands: "FILE DIR", options: [],
    more: """
      DIR must not exist yet, or must be an empty folder that is not a mount point. DIR appears when all its files are
      complete, checked, and on the disk. A device that syncs connects to its container again at the next start, and
      fetches the changes since the backup.
      Exit codes: 0 done; 3 done, but FILE lacks files of assets that could not be read at the time of the backup;
      1 FILE is not a complete backup; 73 DIR cannot be created.

      Example
        mainspring restore shop-2026-11-28.tar ~/.local/share/mainspring
      """
  ) { (arguments) throws(UsageError) in
    guard arguments.operands.count == 2, !arguments.operands.contains("") else {
      throw UsageError("restore needs a backup and a directory: mainspring restore FILE DIR")
    }
    Signals.install()
    return BackupRun.restore(arguments.operands[0], to: arguments.operands[1])
  }
}

extension Arguments {
  /// Returns the operand of a command that has exactly one.
  fileprivate func onlyOperand(_ command: String, _ meaning: String) throws(UsageError) -> String {
    guard operands.count == 1, let operand = operands.first, !operand.isEmpty else {
      throw UsageError("\(command) needs one operand, \(meaning)")
    }
    return operand
  }
}
