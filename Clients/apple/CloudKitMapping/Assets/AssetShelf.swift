import Foundation

/// A folder of the host's own for contents that have come.
///
/// The file of a fetched `CKAsset` is a temporary one, which goes when CloudKit likes
/// (https://developer.apple.com/documentation/cloudkit/ckasset/fileurl): it is copied before anything else is done.
public struct AssetShelf: Sendable {
  private let folder: URL

  public init(_ folder: URL) { self.folder = folder }

  private static let piece = 1 << 20

  /// Copies CloudKit's file, and makes sure that it has the expected content.
  /// - Returns: the path of the copy. Its name is the digest, so that none leads out of the folder.
  /// - Throws: assetFileMissing for a file that can't be read, or has another content; quotaExceeded where the copy
  ///   can't be written.
  public func take(_ temporary: URL, expecting file: AssetFile) throws(CloudRefusal) -> URL {
    try withPartial { (partial) throws(CloudRefusal) in
      try AssetShelf.check(temporary, file, copyingTo: partial)
      return try put(partial, as: file.sha256)
    }
  }

  /// Copies CloudKit's file, whatever its content is.
  /// - Returns: the digest and the path of the copy; `nil` for an empty file, and one with more bytes than an asset may
  ///   have.
  /// - Throws: assetFileMissing for a file that can't be read; quotaExceeded where the copy can't be written.
  public func take(_ temporary: URL) throws(CloudRefusal) -> AssetFile? {
    try withPartial { (partial) throws(CloudRefusal) in
      let content = try AssetShelf.digest(of: temporary, copyingTo: partial, atMost: AssetFile.most)
      guard let file = AssetFile(sha256: content.sha256, bytes: content.bytes) else { return nil }
      return AssetFile(sha256: file.sha256, bytes: file.bytes, path: try put(partial, as: file.sha256).path)
    }
  }

  /// Does work with an empty file of the folder, and removes the file if the work has left it there.
  private func withPartial<T>(_ work: (URL) throws(CloudRefusal) -> T) throws(CloudRefusal) -> T {
    let partial = folder.appendingPathComponent(UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: partial)
    } catch { throw CloudRefusal(.quotaExceeded, "\(folder.path) can't be written") }
    defer { try? FileManager.default.removeItem(at: partial) }
    return try work(partial)
  }

  /// Gives a whole copy its name.
  private func put(_ partial: URL, as name: String) throws(CloudRefusal) -> URL {
    let place = folder.appendingPathComponent(name)
    do {
      // A copy from before may be a part of one.
      if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
      try FileManager.default.moveItem(at: partial, to: place)
    } catch { throw CloudRefusal(.quotaExceeded, "\(place.path) can't be written") }
    return place
  }

  /// Hands a copy over to where the core wants it.
  /// - Returns: where it is: there, or still in the folder, where there is something already or nothing can be put.
  ///   Then it stays until the folder is cleared.
  public func handOver(_ copy: URL, to path: String) -> String {
    let target = URL(fileURLWithPath: path)
    guard !FileManager.default.fileExists(atPath: path),
      (try? FileManager.default.moveItem(at: copy, to: target)) != nil
    else {
      return copy.path
    }
    return path
  }

  /// Removes what is still there of earlier ones.
  public func clear() { try? FileManager.default.removeItem(at: folder) }

  /// Removes the files that were taken last before an instant.
  public func clear(before instant: Date) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    for file in files ?? [] {
      let taken = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let taken, taken < instant { try? FileManager.default.removeItem(at: file) }
    }
  }

  /// Makes sure that a file is what it should be.
  /// - Throws: assetFileMissing.
  public static func check(_ source: URL, _ file: AssetFile) throws(CloudRefusal) {
    try check(source, file, copyingTo: nil)
  }

  private static func check(_ source: URL, _ file: AssetFile, copyingTo target: URL?) throws(CloudRefusal) {
    let content = try digest(of: source, copyingTo: target, atMost: file.bytes)
    guard content.bytes == file.bytes, content.sha256 == file.sha256 else {
      throw CloudRefusal(.assetFileMissing, "\(source.lastPathComponent) has another content")
    }
  }

  /// - Parameter most: the number of bytes behind which nothing more is read; the file counts as longer then.
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
