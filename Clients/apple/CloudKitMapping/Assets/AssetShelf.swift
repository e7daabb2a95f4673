import Foundation

/// A folder of the host's own for contents that have come.
///
/// The file of a fetched `CKAsset` is a temporary one, which goes when CloudKit likes
/// (https://developer.apple.com/documentation/cloudkit/ckasset/fileurl): it is copied before anything else is done.
public struct AssetShelf: Sendable {
  private let folder: URL

  public init(_ folder: URL) { self.folder = folder }

  private static let piece = 1 << 20

  /// Copies CloudKit's file, and makes sure that it is what it should be.
  /// - Returns: the path of the copy. Its name is the digest, so that none leads out of the folder.
  /// - Throws: assetFileMissing for a file that can't be read, or is another one; quotaExceeded where the copy can't be written.
  public func take(_ temporary: URL, expecting file: AssetFile) throws(CloudRefusal) -> URL {
    let place = folder.appendingPathComponent(file.sha256)
    let partial = folder.appendingPathComponent("\(file.sha256).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: partial)
    } catch { throw CloudRefusal(.quotaExceeded, "\(folder.path) can't be written") }
    defer { try? FileManager.default.removeItem(at: partial) }
    try AssetShelf.check(temporary, file, copyingTo: partial)
    do {
      // A copy from before may be a part of one.
      if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
      try FileManager.default.moveItem(at: partial, to: place)
    } catch { throw CloudRefusal(.quotaExceeded, "\(place.path) can't be written") }
    return place
  }

  /// Hands a copy over to where the core wants it.
  /// - Returns: where it is: there, or still in the folder, where there is something already or nothing can be put. Then it stays until the
  ///   folder is cleared.
  public func handOver(_ copy: URL, to path: String) -> String {
    let target = URL(fileURLWithPath: path)
    guard !FileManager.default.fileExists(atPath: path), (try? FileManager.default.moveItem(at: copy, to: target)) != nil else {
      return copy.path
    }
    return path
  }

  /// Removes what is still there of earlier ones.
  public func clear() { try? FileManager.default.removeItem(at: folder) }

  /// Makes sure that a file is what it should be.
  /// - Throws: assetFileMissing.
  public static func check(_ source: URL, _ file: AssetFile) throws(CloudRefusal) { try check(source, file, copyingTo: nil) }

  private static func check(_ source: URL, _ file: AssetFile, copyingTo target: URL?) throws(CloudRefusal) {
    var (hash, count) = (SHA256(), 0)
    do {
      let input = try FileHandle(forReadingFrom: source)
      defer { try? input.close() }
      let output = try target.map { try FileHandle(forWritingTo: $0) }
      defer { try? output?.close() }
      while let piece = try input.read(upToCount: AssetShelf.piece), !piece.isEmpty {
        count += piece.count
        // One that is too long is none, whatever follows.
        if count > file.bytes { break }
        hash.add(Array(piece))
        try output?.write(contentsOf: piece)
      }
      try output?.synchronize()
    } catch { throw CloudRefusal(.assetFileMissing, "\(source.lastPathComponent) can't be read") }
    guard count == file.bytes, hash.finish() == file.sha256 else {
      throw CloudRefusal(.assetFileMissing, "\(source.lastPathComponent) has another content")
    }
  }
}
