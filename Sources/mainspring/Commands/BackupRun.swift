internal import Backup
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Carries out the commands `backup` and `restore`.
struct BackupRun {
  private let directory: String
  private let path: String
  private let replacing: OutsidePath.Replacing

  /// - Parameter mayReplace: a Boolean value that indicates whether an existing file may be replaced.
  init(_ directory: String, _ path: String, mayReplace: Bool) {
    self.directory = directory
    replacing = mayReplace ? .allowed : .refused(unless: "to replace it, give --force")
    self.path = path
  }

  /// - Returns: the exit code.
  func make() -> Int32 {
    guard directory != DataDirectory.inMemory, access("\(directory)/\(Store.private.fileName)", F_OK) == 0 else {
      Log.error("\(directory) has no companies. Name another directory with --data.")
      return 66
    }
    return BackupRun.run { () throws(BackupFailure) in
      // If a shared core uses the directory, that core makes the backup, because it knows when its stores do not
      // change.
      if SharedCore.isThere(directory), let done = try makeInCore() { return done }
      return try makeBesideCore()
    }
  }

  static func check(_ path: String) -> Int32 {
    run { () throws(BackupFailure) in try look(path) }
  }

  static func restore(_ path: String, to directory: String) -> Int32 {
    run { () throws(BackupFailure) in
      let bar = ProgressBar("Restoring", total: size(of: path))
      defer { bar.end() }
      let report = try Backup.restore(path, to: directory, step: step(bar))
      return ("\(directory): restored", report)
    }
  }

  // MARK: Making a backup

  /// Makes a backup without the help of a core. Another process may use the directory, if the stores stay unchanged
  /// long enough to be copied.
  private func makeBesideCore() throws(BackupFailure) -> Outcome {
    let bar = ProgressBar("Backing up", total: 2 * BackupWriter.size(of: directory))
    defer { bar.end() }
    let writer = try BackupWriter(path, of: directory, replacing, step: BackupRun.step(bar))
    try writer.addAssets(hasUploads: false)
    let madeAt = Clock().now
    guard let copy = Snapshots.copy(of: directory, in: FilePlace.folder(of: path)) else {
      if Signals.isStopping { throw .cancelled }
      throw BackupFailure(
        .source,
        "\(directory) can't be copied: there is no room beside \(path), or another process writes to the directory all the time. Share the core of that process (--shared), or call system.backup there"
      )
    }
    defer { copy.remove() }
    try writer.addAssets(hasUploads: true)
    try BackupFolder.checkStores(in: copy.path, of: directory)
    let device = "\(copy.path)/\(Store.device.fileName)"
    if access(device, F_OK) == 0 {
      do throws(SQLiteError) { try BackupFolder.removeSecrets(from: device) } catch {
        throw BackupFailure(
          .target,
          "the secrets can't be removed from the copy of \(directory), which is beside \(path): \(error.message)")
      }
    }
    writer.noteContents(RecordedContents.queries, in: copy.path)
    try writer.addStores(in: copy.path)
    return BackupRun.whole(path, try writer.finish(madeAt: madeAt, program: Version.text))
  }

  /// Requests the backup from the shared core.
  /// - Returns: the outcome. `nil` if there is no such core any more, or if the core refuses the backup. It refuses if
  ///   the conversation has no access to the whole directory.
  private func makeInCore() throws(BackupFailure) -> Outcome? {
    let client: CoreClient
    do throws(SharedCore.Refusal) {
      guard let found = try CoreClient(SharedCore(directory, patience: 0, startedWith: nil), JoinRequest("backup"))
      else { return nil }
      client = found
    } catch { return nil }
    let bar = ProgressBar("Backing up", total: 2 * BackupWriter.size(of: directory))
    defer { bar.end() }
    let place = FileSystem.absolute(path)
    do throws(OutsidePath.Refusal) { try OutsidePath.checkPlace(place, outside: directory, replacing) } catch {
      throw BackupFailure(.target, "\(path) can't be written: \(error.sentence)")
    }
    let params = #"{"path":\#(jsonText(place)),"overwrite":\#(replacing.isAllowed),"progressToken":1}"#
    guard var line = client.send(#"{"jsonrpc":"2.0","id":1,"method":"system.backup","params":\#(params)}"#) else {
      return nil
    }
    while true {
      let error = MethodCall.decode(line, member: "error") { error in
        (code: error.member("code")?.compactText, message: error.member("message")?.string)
      }
      if let error {
        // A core of an older version does not have the method system.backup.
        if ["\(ErrorCode.forbidden.rawValue)", "\(ErrorCode.methodNotFound.rawValue)"].contains(error.code) {
          return nil
        }
        let isPath = error.code == "\(ErrorCode.invalidParams.rawValue)"
        throw BackupFailure(isPath ? .target : .source, error.message ?? line)
      }
      if MethodCall.decode(line, { _ in true }) == true { break }
      if let done = MethodCall.decode(line, member: "params", { $0.member("done").flatMap { Int($0.compactText) } })
        ?? nil
      {
        bar.show(done)
      }
      guard let next = client.nextLine() else {
        guard Signals.isStopping else { throw BackupFailure(.source, "the core ended before the backup was complete") }
        client.tell(#"{"jsonrpc":"2.0","id":2,"method":"rpc.cancel","params":{"id":1}}"#)
        throw .cancelled
      }
      line = next
    }
    bar.end()
    return try BackupRun.look(path)
  }

  // MARK: The output of the commands

  /// Reads a backup, and checks its stores.
  private static func look(_ path: String) throws(BackupFailure) -> Outcome {
    let bar = ProgressBar("Checking", total: size(of: path))
    defer { bar.end() }
    guard let room = TemporaryFolder.makeNew() else {
      throw BackupFailure(.target, "no temporary folder can be created: \(Output.reason(errno))")
    }
    defer { for store in Store.allCases { unlink("\(room)/\(store.fileName)") } }
    return whole(path, try Backup.check(path, in: room, step: step(bar)))
  }

  /// The result of a command: what was done, as a clause, and the facts about the backup.
  private typealias Outcome = (done: String, report: BackupReport)

  private static func whole(_ path: String, _ report: BackupReport) -> Outcome {
    (
      "\(path): \(report.missing.isEmpty ? "complete" : "complete, without \(files(report.missing.count)) of assets")",
      report
    )
  }

  /// Prints the result of a command.
  /// - Returns: the exit code.
  private static func tell(_ outcome: Outcome) -> Int32 {
    let report = outcome.report
    for sha256 in report.damaged { Log.error("asset content \(sha256) was damaged before it was backed up") }
    for one in report.missing {
      Log.error("asset content \(one.name) is not in the backup, as it could not be read: \(one.reason)")
    }
    let extent = "\(report.bytes) bytes, \(files(report.assets)) of assets"
    let failed = Output.print("\(outcome.done), as of \(report.madeAt), \(extent)\n")
    return failed != 0 || report.missing.isEmpty ? failed : 3
  }

  private static func files(_ count: Int) -> String { "\(count) \(count == 1 ? "file" : "files")" }

  private static func size(of path: String) -> Int { OpenFile.Status(of: path)?.size ?? 0 }

  private static func step(_ bar: ProgressBar) -> (Int) -> Bool {
    {
      bar.show($0)
      return !Signals.isStopping
    }
  }

  private static func run(_ work: () throws(BackupFailure) -> Outcome) -> Int32 {
    do throws(BackupFailure) { return tell(try work()) } catch {
      Log.error(error.sentence)
      switch error.kind {
      case .damaged, .cancelled: return 1
      case .source: return 66
      case .target: return 73
      }
    }
  }
}
