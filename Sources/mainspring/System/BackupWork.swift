internal import Backup
internal import RPC
internal import Shape
internal import Stdio
internal import Storage
internal import Tenancy

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The work of `system.backup`. The core serves other requests while files are copied on another thread.
struct BackupWork {
  typealias Work = Computing<BackupReport, Context>

  private let pen: Pen
  private let stores: Stores
  private let clock: Clock

  /// The writer and the state of a backup. The main loop and the thread that copies files never use it at the same
  /// time, so it needs no lock.
  private final class Pen: @unchecked Sendable {
    let directory: String
    private var writer: BackupWriter!
    /// Reports the progress of the part of the work that is running.
    private var progress: Progress?
    private(set) var failure: BackupFailure?
    private(set) var report: BackupReport?

    init(_ path: String, of directory: String, _ replacing: OutsidePath.Replacing) throws(BackupFailure) {
      self.directory = directory
      let total = 2 * BackupWriter.size(of: directory)
      writer = try BackupWriter(path, of: directory, replacing) { [unowned self] done in
        progress?.say(done: Decimal(done), of: Decimal(max(total, done)))
        // A second signal also stops a step that takes long.
        return progress?.isCancelled != true && Signals.count < 2
      }
    }

    func noteContents() { writer.noteContents(RecordedContents.queries, in: directory) }

    func removeSecrets() {
      do throws(BackupFailure) { try writer.removeSecrets() } catch { failure = error }
    }

    func work(_ progress: Progress, _ write: (BackupWriter) throws(BackupFailure) -> BackupReport?) -> [UInt8] {
      self.progress = progress
      defer { self.progress = nil }
      do throws(BackupFailure) { report = try write(writer) } catch { failure = error }
      return []
    }
  }

  /// - Throws: `forbidden` if users sign in to a company of the directory, and -32602 for a path that can't be used.
  init(_ path: String, _ replacing: OutsidePath.Replacing, of service: System) throws(Failure) {
    stores = service.dependencies.stores
    clock = service.dependencies.clock
    guard let directory = stores.directory else {
      throw .invalidParam(
        "/path",
        "path needs a core with a data directory, but this core has its data in memory; start the core with --data")
    }
    if try service.hasSignIns() { throw .allCompanies }
    do throws(BackupFailure) { pen = try Pen(path, of: directory, replacing) } catch { throw BackupWork.failure(error) }
  }

  /// Begins with the files of assets, because copying them takes longest.
  func begin() -> Work {
    Work(compute: { [pen] progress in
      pen.work(progress) { (writer) throws(BackupFailure) in
        try writer.addAssets(hasUploads: false)
        return nil
      }
    }) { (_, _) throws(Failure) in
      try require()
      return .more(try copyStores())
    }
  }

  /// Copies the stores in their present state. If another backup is copying them, waits until it has finished.
  private func copyStores() throws(Failure) -> Work {
    let hasSecrets = try stores.hasSecrets()
    guard let hold = try stores.hold() else {
      return Work(compute: { _ in
        usleep(20_000)
        return []
      }) { (_, _) throws(Failure) in .more(try copyStores()) }
    }
    let madeAt = clock.now
    pen.noteContents()
    return Work(compute: { [pen] progress in
      pen.work(progress) { (writer) throws(BackupFailure) in
        // This copies the contents that were added while the first copying was going on.
        try writer.addAssets(hasUploads: true)
        if hasSecrets { try writer.copyDevice(in: pen.directory) }
        return nil
      }
    }) { (_, _) throws(Failure) in
      try require(hold)
      pen.removeSecrets()
      try require(hold)
      return .more(addStores(hold, madeAt))
    }
  }

  private func addStores(_ hold: StoreHold, _ madeAt: Timestamp) -> Work {
    Work(compute: { [pen] progress in
      pen.work(progress) { (writer) throws(BackupFailure) in
        try writer.addStores(in: pen.directory)
        return nil
      }
    }) { (_, _) throws(Failure) in
      try require(hold)
      return .more(finish(madeAt))
    }
  }

  private func finish(_ madeAt: Timestamp) -> Work {
    Work(
      compute: { [pen] progress in
        pen.work(progress) { (writer) throws(BackupFailure) in try writer.finish(madeAt: madeAt, program: Version.text)
        }
      },
      finish: { (_, _) throws(Failure) in
        try require()
        guard let report = pen.report else {
          throw .internalError("the backup file was written, but the writer returned no report")
        }
        return .result(report)
      })
  }

  private func require() throws(Failure) {
    if let failure = pen.failure { throw BackupWork.failure(failure) }
  }

  /// Throws an error if the backup can't continue. While files were copied, a signal may have ended the process, or the
  /// stores may have been emptied for another account.
  private func require(_ hold: StoreHold) throws(Failure) {
    try require()
    guard stores.isHeld(hold) else {
      throw .fileFault("The stores were emptied for another account while they were copied; nothing was written.")
    }
  }

  private static func failure(_ failure: BackupFailure) -> Failure {
    switch failure.kind {
    case .target: .invalidParam("/path", "path: \(failure.sentence)")
    case .source, .damaged: .fileFault("\(failure.sentence); nothing was written.")
    case .cancelled: .fileFault("A signal ended the process during the backup; nothing was written.")
    }
  }
}
