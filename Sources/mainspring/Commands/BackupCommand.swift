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

extension Command {
  static let backup = Command(
    name: "backup", summary: "write all of a data directory to one file, beside work, and check the file",
    operands: "FILE",
    options: [
      CoreOptions.dataOption, Option("force", nil, "replace the file, should it be there already"),
      Option("check", nil, "make nothing: read FILE, and say whether it is a whole backup"),
    ],
    more: """
      FILE is a tar archive of the stores and the files of assets as they are at one moment. A file that is there is refused; with --force it is
      replaced once the new one is whole, on the disk, and was read again. No process is kept from working with the directory. Passwords and keys are in FILE as
      they are in the stores: keep it as you keep those. mainspring restore FILE DIR makes a data directory of it.
      A file of assets that can't be read is left out and named; everything else is backed up.
      Exit codes: 0 whole; 1 FILE is no whole backup; 3 whole but for files of assets that could not be read; 66 there is nothing to back up; 73 FILE can't be written.

      Examples
        mainspring backup shop-2026-11-28.tar
        mainspring backup --check shop-2026-11-28.tar
      """
  ) { (arguments) throws(UsageError) in
    let path = try arguments.onlyOperand("backup", "the file to write")
    if arguments.isSet("check"), arguments["data"] != nil || arguments.isSet("force") {
      throw UsageError("--check reads FILE alone; leave out \(arguments["data"] != nil ? "--data" : "--force")")
    }
    Signals.install()
    if arguments.isSet("check") { return BackupRun.check(path) }
    return BackupRun(try CoreOptions.directory(arguments), path, mayReplace: arguments.isSet("force")).make()
  }

  static let restore = Command(
    name: "restore", summary: "make a data directory of a backup", operands: "FILE DIR", options: [],
    more: """
      DIR must not be there yet, or be an empty folder, and no mount point. It has its name once everything is in it, checked, and on the disk. A device that
      syncs goes on with its container when it is started: what was synced since the backup comes back from there.
      Exit codes: 0 done; 3 done, and FILE lacks files of assets that could not be read when it was made; 1 FILE is no whole backup; 73 DIR can't be made.

      Example
        mainspring restore shop-2026-11-28.tar ~/.local/share/mainspring
      """
  ) { (arguments) throws(UsageError) in
    guard arguments.operands.count == 2, !arguments.operands.contains("") else {
      throw UsageError("restore takes a backup and a directory: mainspring restore FILE DIR")
    }
    Signals.install()
    return BackupRun.restore(arguments.operands[0], to: arguments.operands[1])
  }
}

extension Arguments {
  /// The one operand of a command.
  fileprivate func onlyOperand(_ command: String, _ meaning: String) throws(UsageError) -> String {
    guard operands.count == 1, let operand = operands.first, !operand.isEmpty else {
      throw UsageError("\(command) takes one operand, \(meaning)")
    }
    return operand
  }
}
