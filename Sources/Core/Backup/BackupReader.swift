internal import Crypto
internal import JSON
internal import Shape
internal import Storage

/// Reads a backup from its beginning to its end, and compares each file with the manifest.
public final class BackupReader {
  private let path: String
  private let file: OpenFile
  private let size: Int
  private var offset = 0

  private static let piece = 1 << 20
  /// The maximum size of a manifest in bytes, which names four million files.
  private static let largestManifest = 1 << 29

  /// - Throws: `damaged` if the file can't be read.
  public init(_ path: String) throws(BackupFailure) {
    self.path = path
    do throws(FileTrouble) {
      file = try OpenFile(path, OpenFile.toReadNamed)
      let status = try file.status()
      guard status.isRegular else { throw .failed("it is not a regular file") }
      size = status.size
    } catch { throw .damaged(path, "can't be read: \(error.sentence)") }
  }

  /// Reads the whole backup.
  /// - Parameter step: is called between two pieces with the number of bytes read so far. It returns `false` to cancel.
  public func check(step: (Int) -> Bool = { _ in true }) throws(BackupFailure) -> BackupReport {
    try unpack(step: step) { (_) throws(BackupFailure) in nil }
  }

  /// Reads the whole backup, and copies files.
  /// - Parameters:
  ///   - step: is called between two pieces with the number of bytes read so far. It returns `false` to cancel.
  ///   - place: is called with the path of a file in the data directory. It returns the path to copy the file to, at
  ///     which there must be no file yet, or `nil` not to copy it.
  public func unpack(
    step: (Int) -> Bool = { _ in true }, to place: (String) throws(BackupFailure) -> String?
  ) throws(BackupFailure) -> BackupReport {
    offset = 0
    var found: [BackedUpFile] = []
    var names: Set<String> = []
    while let header = try nextHeader() {
      guard size - offset >= header.size else {
        throw .damaged(path, "is not a complete backup: it ends in the middle of \(header.name)")
      }
      if header.name == BackupManifest.name { return BackupReport(try readManifest(header, of: found), bytes: size) }
      guard names.insert(header.name).inserted else {
        throw .damaged(path, "is damaged: it has the file \(header.name) twice")
      }
      guard BackupFolder.mayHold(header.name) else {
        throw .damaged(path, "is not a backup: it has the file \(header.name), which no backup has")
      }
      found.append(try copy(header, to: try place(header.name), step))
    }
    throw .damaged(path, "is not a complete backup: it has no \(BackupManifest.name)")
  }

  /// Returns the header at the present offset, or `nil` at the end of the archive.
  private func nextHeader() throws(BackupFailure) -> TarHeader? {
    let block = try read(TarHeader.blockSize)
    if block.allSatisfy({ $0 == 0 }) { return nil }
    guard let header = TarHeader(block) else {
      throw .damaged(path, offset == block.count ? "is not a backup" : "is damaged before byte \(offset)")
    }
    return header
  }

  private func copy(_ header: TarHeader, to place: String?, _ step: (Int) -> Bool) throws(BackupFailure) -> BackedUpFile
  {
    guard let digest = Digest() else { throw BackupFailure(.source, "there is not enough memory for a digest") }
    var copy: OpenFile?
    do throws(FileTrouble) { if let place { copy = try OpenFile(place, OpenFile.toMake) } } catch {
      throw .target(place ?? path, error)
    }
    let end = offset + header.size
    var written = 0
    while offset < end {
      let piece = try read(min(BackupReader.piece, end - offset))
      piece.withUnsafeBytes { digest.add($0) }
      do throws(FileTrouble) { try copy?.write(piece, at: written) } catch { throw .target(place ?? path, error) }
      written += piece.count
      if !step(offset) { throw .cancelled }
    }
    do throws(FileTrouble) { try copy?.sync() } catch { throw .target(place ?? path, error) }
    _ = try read(TarHeader.padding(after: header.size))
    return BackedUpFile(name: header.name, bytes: header.size, sha256: digest.text())
  }

  /// Reads the manifest, which must name the files that were found, and must be the last file.
  private func readManifest(_ header: TarHeader, of found: [BackedUpFile]) throws(BackupFailure) -> BackupManifest {
    guard header.size <= BackupReader.largestManifest else {
      throw .damaged(
        path,
        "is damaged: its manifest has \(header.size) bytes, and the largest allowed is \(BackupReader.largestManifest)")
    }
    let text = try read(header.size)
    let manifest: BackupManifest
    do throws(JSONText.Defect) {
      manifest = try JSONText.read(text, ignoresUnknown: true) { BackupManifest.read(from: &$0) }
    } catch { throw .damaged(path, "has a damaged manifest: \(error.sentence)") }
    guard manifest.format == BackupManifest.format else {
      throw .damaged(path, "is not a backup: its format is \(manifest.format)")
    }
    guard manifest.version <= BackupManifest.newest else {
      throw .damaged(path, "was made by a newer program, \(manifest.program); use that program")
    }
    for (file, named) in zip(found, manifest.files) where file.name == named.name && file.sha256 != named.sha256 {
      throw .damaged(path, "is damaged: the content of \(file.name) has changed since the backup")
    }
    guard found.map(\.name) == manifest.files.map(\.name), found.map(\.bytes) == manifest.files.map(\.bytes) else {
      throw .damaged(path, "is damaged: its files differ from the list in its manifest")
    }
    while offset < size {
      guard try read(min(BackupReader.piece, size - offset)).allSatisfy({ $0 == 0 }) else {
        throw .damaged(path, "is damaged: other data follows its manifest")
      }
    }
    return manifest
  }

  /// Returns the next bytes, exactly `count` of them.
  private func read(_ count: Int) throws(BackupFailure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileTrouble) { bytes = try file.read(at: offset, count) } catch {
      throw .damaged(path, "can't be read: \(error.sentence)")
    }
    guard bytes.count == count else {
      throw .damaged(path, "is not a complete backup: it ends at byte \(offset + bytes.count)")
    }
    offset += count
    return bytes
  }
}
