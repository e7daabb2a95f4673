import Foundation

/// A folder in which the host stores downloaded contents.
///
/// CloudKit stores the file of a fetched `CKAsset` only temporarily, and may remove it at any time
/// (https://developer.apple.com/documentation/cloudkit/ckasset/fileurl). So the file is copied to this folder at once.
public struct AssetShelf: Sendable {
  private let folder: URL

  public init(_ folder: URL) { self.folder = folder }

  private static let piece = 1 << 20

  /// Copies a file of CloudKit, and checks that it has the expected content.
  /// - Returns: the path of the copy. Its name is the digest, which can't lead out of the folder.
  /// - Throws: assetFileMissing if the file can't be read, or has another content. quotaExceeded if the copy can't be
  ///   written.
  public func take(_ temporary: URL, expecting file: AssetFile) throws(CloudRefusal) -> URL {
    try withPartial { (partial) throws(CloudRefusal) in
      try AssetShelf.check(temporary, file, copyingTo: partial)
      return try put(partial, as: file.sha256)
    }
  }

  /// Copies a file of CloudKit whose content is not known before.
  /// - Returns: the digest and the path of the copy, or `nil` if the file is empty, or larger than `AssetFile.most`.
  /// - Throws: assetFileMissing if the file can't be read. quotaExceeded if the copy can't be written.
  public func take(_ temporary: URL) throws(CloudRefusal) -> AssetFile? {
    try withPartial { (partial) throws(CloudRefusal) in
      let content = try AssetShelf.digest(of: temporary, copyingTo: partial, atMost: AssetFile.most)
      guard let file = AssetFile(sha256: content.sha256, bytes: content.bytes) else { return nil }
      return AssetFile(sha256: file.sha256, bytes: file.bytes, path: try put(partial, as: file.sha256).path)
    }
  }

  /// Runs a function with a new, empty file in the folder. Afterwards, the file is removed, unless the function has
  /// moved it.
  private func withPartial<T>(_ work: (URL) throws(CloudRefusal) -> T) throws(CloudRefusal) -> T {
    let partial = folder.appendingPathComponent(UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: partial)
    } catch { throw CloudRefusal(.quotaExceeded, "No file can be written to \(folder.path): free space on the device") }
    defer { try? FileManager.default.removeItem(at: partial) }
    return try work(partial)
  }

  /// Moves a complete copy to its final name.
  private func put(_ partial: URL, as name: String) throws(CloudRefusal) -> URL {
    let place = folder.appendingPathComponent(name)
    do {
      // If there is a file with this name, it may be incomplete. So it is replaced.
      if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
      try FileManager.default.moveItem(at: partial, to: place)
    } catch { throw CloudRefusal(.quotaExceeded, "\(place.path) can't be written: free space on the device") }
    return place
  }

  /// Moves a copy to the path that the core has requested.
  /// - Returns: the path of the file. If there is already a file at `path`, or if the copy can't be moved, this is the
  ///   old path. The copy then stays in the folder until the folder is cleared.
  public func handOver(_ copy: URL, to path: String) -> String {
    let target = URL(fileURLWithPath: path)
    guard !FileManager.default.fileExists(atPath: path),
      (try? FileManager.default.moveItem(at: copy, to: target)) != nil
    else {
      return copy.path
    }
    return path
  }

  /// Removes the folder and all copies that are still in it.
  public func clear() { try? FileManager.default.removeItem(at: folder) }

  /// Removes the files that were copied before a given time, and not again since then.
  public func clear(before instant: Date) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] {
      let taken = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let taken, taken < instant { try? FileManager.default.removeItem(at: file) }
    }
  }

  /// Checks that a file has the expected size and digest.
  /// - Throws: assetFileMissing if the file differs, or can't be read.
  public static func check(_ source: URL, _ file: AssetFile) throws(CloudRefusal) {
    try check(source, file, copyingTo: nil)
  }

  private static func check(_ source: URL, _ file: AssetFile, copyingTo target: URL?) throws(CloudRefusal) {
    let content = try digest(of: source, copyingTo: target, atMost: file.bytes)
    guard content.bytes == file.bytes, content.sha256 == file.sha256 else {
      throw CloudRefusal(.assetFileMissing, "\(source.lastPathComponent) does not have the expected size and digest")
    }
  }

  /// Returns the digest and the size of a file. Copies the file at the same time, if there is a target.
  /// - Parameter most: the maximum number of bytes to read. If the file is larger, the returned size is greater than
  ///   `most`.
  private static func digest(of source: URL, copyingTo target: URL?, atMost most: Int) throws(CloudRefusal) -> (
    sha256: String, bytes: Int
  ) {
    var (hash, count) = (SHA256(), 0)
    do {
      let input = try FileHandle(forReadingFrom: source)
      defer { try? input.close() }
      let output = try target.map { try FileHandle(forWritingTo: $0) }
      defer { try? output?.close() }
      while let piece = try input.read(upToCount: AssetShelf.piece), !piece.isEmpty {
        count += piece.count
        if count > most { break }
        hash.add(Array(piece))
        try output?.write(contentsOf: piece)
      }
      try output?.synchronize()
    } catch { throw CloudRefusal(.assetFileMissing, "\(source.lastPathComponent) can't be read") }
    return (hash.finish(), count)
  }
}
