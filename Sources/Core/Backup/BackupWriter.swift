internal import Crypto
internal import JSON
internal import SQLite
public import Shape
public import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes a backup: a tar archive of the stores and the contents of assets, followed by a manifest.
///
/// The contents of assets never change, so they are copied while other requests are served. This is done before the
/// stores are copied, and again afterwards for contents that were added meanwhile. So each content that a copied store
/// refers to is in the backup. That content existed in the state of the backup, and a content is removed an hour after
/// it was stored, at the earliest.
///
/// Only one thread at a time may use a writer.
public final class BackupWriter: @unchecked Sendable {
  private let path: String
  private let directory: String
  private let draft: FileDraft
  private let replacing: OutsidePath.Replacing
  private var written = 0
  private var files: [BackedUpFile] = []
  private var names: Set<String> = []
  /// The reasons why files of assets are not in the backup, by name.
  private var missing: [String: String] = [:]
  /// The contents that must be in the data directory, according to the records.
  private var recorded: Set<String> = []
  /// The copy of the device's store that goes into the backup without secrets.
  private var deviceCopy: (file: FileDraft, hasSecrets: Bool)?
  /// The largest number of bytes that `step` was called with. It does not decrease when a file is removed from the
  /// draft.
  private var furthest = 0
  /// Is called between two pieces with the number of bytes written so far. It returns `false` to cancel.
  private let step: (Int) -> Bool

  private static let piece = 1 << 20

  /// - Parameters:
  ///   - path: the path of the backup.
  ///   - directory: the data directory.
  ///   - replacing: the rule that says whether the complete backup may replace an existing file.
  ///   - step: is called between two pieces with the number of bytes written so far. It returns `false` to cancel.
  public init(
    _ path: String, of directory: String, _ replacing: OutsidePath.Replacing,
    step: @escaping (Int) -> Bool = { _ in true }
  ) throws(BackupFailure) {
    self.path = path
    self.directory = directory
    self.step = step
    self.replacing = replacing
    do throws(OutsidePath.Refusal) { try OutsidePath.checkPlace(path, outside: directory, replacing) } catch {
      throw BackupFailure(.target, "\(path) can't be written: \(error.sentence)")
    }
    do throws(SystemError) { draft = try FileDraft(for: path) } catch { throw .target(path, error) }
  }

  /// Returns the approximate number of bytes that a backup of the directory will have.
  public static func size(of directory: String) -> Int {
    let stores = Store.allCases.map { "\(directory)/\($0.fileName)" }
    let assets = BackupFolder.names(in: "\(directory)/assets").map { "\(directory)/assets/\($0)" }
    return (stores + assets).reduce(0) { $0 + (OpenFile.Status(of: $1)?.size ?? 0) }
  }

  /// Adds the contents of assets that are not in the backup yet. A file that can't be read is left out, and named in
  /// the manifest.
  /// - Parameter hasUploads: a Boolean value that indicates whether to add unfinished uploads, too. Uploads grow, so
  ///   they are copied only once: in the state of the backup.
  public func addAssets(hasUploads: Bool) throws(BackupFailure) {
    let folder = "\(directory)/\(BackedUpFile.assets)"
    let found: [String]
    do throws(SystemError) { found = try BackupFolder.assets(in: folder) } catch {
      if error.isShortage { throw BackupFailure(.source, "\(folder) can't be read: \(error.sentence)") }
      missing["assets"] = error.sentence
      return
    }
    missing["assets"] = nil
    for name in found
    where BackupFolder.isAsset(name) && (hasUploads || BackedUpFile.isDigest(name)) {
      try addAsset(name, from: folder)
    }
  }

  private func addAsset(_ name: String, from folder: String) throws(BackupFailure) {
    let (source, path) = ("\(folder)\(name)", "\(BackedUpFile.assets)\(name)")
    if names.contains(path) { return }
    let begin = written
    do throws(Unreadable) {
      missing[name] = nil
      try add(source, as: path)
    } catch {
      switch error {
      case .stops(let failure): throw failure
      // A content that was removed meanwhile usually belongs to no record any more. If a record still has the content,
      // `nameLacking` adds it to `missing`.
      case .file(.missing): break
      case .file(let trouble): missing[name] = trouble.sentence
      }
      do throws(SystemError) { try draft.shorten(to: begin) } catch { throw .target(self.path, error) }
      written = begin
    }
  }

  /// The reason why a file can't be added to the backup.
  private enum Unreadable: Error {
    /// The file itself can't be read. Other files may be readable.
    case file(FileTrouble)
    /// The backup can't be made at all.
    case stops(BackupFailure)
  }

  /// Adds the stores.
  /// - Parameter folder: holds the stores without write-ahead logs. They must not change meanwhile.
  public func addStores(in folder: String) throws(BackupFailure) {
    for store in Store.allCases where OpenFile.Status(of: "\(folder)/\(store.fileName)") != nil {
      let copy = store == .device ? deviceCopy : nil
      precondition(copy?.hasSecrets != true, "the secrets of the copy were not removed")
      try addStore(copy?.file.temporary ?? "\(folder)/\(store.fileName)", as: store.fileName)
    }
    deviceCopy = nil
  }

  /// Copies the device's store, which may have secrets. Call `removeSecrets` before `addStores`, which adds the copy
  /// instead of the store. The copy is in the same folder as the store, so that no secret is ever in another folder.
  /// - Parameter folder: holds the store without a write-ahead log. It must not change meanwhile.
  public func copyDevice(in folder: String) throws(BackupFailure) {
    deviceCopy = (try copy("\(folder)/\(Store.device.fileName)"), hasSecrets: true)
  }

  /// Removes the secrets from the copy of the device's store, if there is one.
  ///
  /// The function uses SQLite, so a core calls it on the thread of its loop.
  public func removeSecrets() throws(BackupFailure) {
    guard let copy = deviceCopy?.file else { return }
    // A process that was killed may have left a log of another copy, which SQLite would move into this one.
    let log = "\(copy.temporary)-wal"
    unlink(log)
    defer { unlink(log) }
    do throws(SQLiteError) { try BackupFolder.removeSecrets(from: copy.temporary) } catch {
      throw BackupFailure(.source, "the secrets can't be removed from the copy of \(directory): \(error.message)")
    }
    deviceCopy = (copy, hasSecrets: false)
  }

  /// Collects the contents that must be in the backup. A damaged store adds no contents here, and is copied into the
  /// backup as it is.
  ///
  /// The function uses SQLite, so a core calls it on the thread of its loop.
  /// - Parameter folder: holds the stores without write-ahead logs. They must not change meanwhile.
  public func noteContents(_ queries: [ContentQuery], in folder: String) {
    for store in [Store.private, .shared] where OpenFile.Status(of: "\(folder)/\(store.fileName)") != nil {
      recorded.formUnion((try? ContentQuery.contents(queries, in: "\(folder)/\(store.fileName)")) ?? [])
    }
  }

  /// Adds contents to `missing` that must be in the data directory, but are not in the backup.
  private func nameLacking() {
    // If the folder itself can't be read, `missing` already names the folder.
    if missing["assets"] != nil { return }
    for name in recorded where !names.contains("\(BackedUpFile.assets)\(name)") && missing[name] == nil {
      missing[name] = FileTrouble.missing.sentence
    }
  }

  /// Copies a store to a temporary file in its folder.
  private func copy(_ source: String) throws(BackupFailure) -> FileDraft {
    let copy: FileDraft
    do throws(SystemError) { copy = try FileDraft(for: source) } catch { throw BackupWriter.uncopied(source, error) }
    do throws(Unreadable) {
      let (file, status) = try open(source)
      try readPieces(of: file, status.size, source) { (piece) throws(Unreadable) in
        do throws(SystemError) { try copy.write(piece) } catch { throw .stops(BackupWriter.uncopied(source, error)) }
        if !step(furthest) { throw .stops(.cancelled) }
      }
    } catch { throw BackupWriter.failure(source, error) }
    return copy
  }

  private static func uncopied(_ source: String, _ error: SystemError) -> BackupFailure {
    BackupFailure(.source, "\(source) can't be copied: \(error.sentence)")
  }

  private func addStore(_ source: String, as name: String) throws(BackupFailure) {
    do throws(Unreadable) { try add(source, as: name) } catch { throw BackupWriter.failure(source, error) }
  }

  /// Returns the error for a file without which the backup can't be made.
  private static func failure(_ source: String, _ error: Unreadable) -> BackupFailure {
    switch error {
    case .file(let trouble): .source(source, trouble)
    case .stops(let failure): failure
    }
  }

  /// Reads the whole backup again, and then gives it its own name on the disk.
  public func finish(madeAt: Timestamp, program: String) throws(BackupFailure) -> BackupReport {
    nameLacking()
    let lacks = missing.sorted { $0.key < $1.key }.map { MissingAsset(name: $0.key, reason: $0.value) }
    let manifest = BackupManifest(program: program, madeAt: madeAt, files: files, missing: lacks)
    let text = Array("\(jsonText(manifest))\n".utf8)
    try write(TarHeader(name: BackupManifest.name, size: text.count, modified: madeAt.milliseconds / 1000).block)
    try write(text)
    // Two empty blocks end the archive.
    try write([UInt8](repeating: 0, count: TarHeader.padding(after: text.count) + 2 * TarHeader.blockSize))
    do throws(SystemError) { try draft.sync() } catch { throw .target(path, error) }
    let end = furthest
    let report = try BackupReader(draft.temporary).check { [step] in step(end + $0) }
    assert(report.bytes == written, "what is read again is what was written")
    do throws(SystemError) { try draft.put(at: path, mayReplace: replacing.isAllowed) } catch {
      throw BackupFailure(.target, "\(path) can't be written: \(replacing.sentence(error))")
    }
    return report
  }

  private func add(_ source: String, as name: String) throws(Unreadable) {
    let (file, status) = try open(source)
    guard let digest = Digest() else { throw .stops(BackupFailure(.source, "there is not enough memory for a digest")) }
    try put(TarHeader(name: name, size: status.size, modified: status.writtenAt / 1000).block)
    try readPieces(of: file, status.size, source) { (piece) throws(Unreadable) in
      piece.withUnsafeBytes { digest.add($0) }
      try put(piece)
    }
    try put([UInt8](repeating: 0, count: TarHeader.padding(after: status.size)))
    files.append(BackedUpFile(name: name, bytes: status.size, sha256: digest.text()))
    names.insert(name)
  }

  private func open(_ source: String) throws(Unreadable) -> (OpenFile, OpenFile.Status) {
    let file: OpenFile, status: OpenFile.Status
    do throws(FileTrouble) {
      file = try OpenFile(source, OpenFile.toRead)
      status = try file.status()
    } catch { throw unreadable(source, error) }
    guard status.isRegular else { throw .file(.failed("it is not a regular file")) }
    return (file, status)
  }

  private func readPieces(
    of file: OpenFile, _ size: Int, _ source: String, use: ([UInt8]) throws(Unreadable) -> Void
  ) throws(Unreadable) {
    var read = 0
    while read < size {
      let piece: [UInt8]
      do throws(FileTrouble) { piece = try file.read(at: read, min(BackupWriter.piece, size - read)) } catch {
        throw unreadable(source, error)
      }
      if piece.isEmpty { throw .file(.failed("it became shorter while it was read")) }
      try use(piece)
      read += piece.count
    }
  }

  /// Returns the error for a file that can't be read. If the process has no memory, or can't open more files, no other
  /// file can be read either. Then the backup fails, instead of lacking all these files.
  private func unreadable(_ source: String, _ trouble: FileTrouble) -> Unreadable {
    if case .exhausted = trouble { return .stops(.source(source, trouble)) }
    return .file(trouble)
  }

  private func put(_ bytes: [UInt8]) throws(Unreadable) {
    do throws(BackupFailure) { try write(bytes) } catch { throw .stops(error) }
  }

  private func write(_ bytes: [UInt8]) throws(BackupFailure) {
    do throws(SystemError) { try draft.write(bytes) } catch { throw .target(path, error) }
    written += bytes.count
    furthest = max(furthest, written)
    if !step(furthest) { throw .cancelled }
  }
}
