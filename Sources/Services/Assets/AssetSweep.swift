internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Removes files from the folder of assets, in idle moments.
///
/// First, the sweep removes files that no row refers to: files of deleted assets, of unfinished uploads, and of
/// crashes. A file with content stays for at least an hour after it was last written or read. During this time, the row
/// that refers to the file may not be stored yet. Then, if the remaining files exceed the cache's limit, the sweep
/// removes files that can be fetched again, the least recently used first.
final class AssetSweep {
  private unowned let assets: Assets
  private var stream: FilePlace.FolderStream?
  /// A Boolean value that indicates whether files may have to be removed. It is set after assets were changed, and set
  /// again when a file that was too young becomes old enough.
  var isWanted = false
  /// The instant of the next walk through the folder, in milliseconds, or `nil` if no walk is planned.
  private var again: Int?

  /// During the walk through the folder, the files that assets refer to. After the walk, the files that may be removed,
  /// sorted so that the last one is removed first.
  private var met: [Met] = []
  /// The number of bytes to free, so that the files do not exceed the cache's limit.
  private var excess = 0

  private struct Met {
    let name: String, bytes: Int, usedAt: Int
  }

  /// The age in milliseconds that a file must reach before it is removed.
  private static let youngest = 3_600_000
  private static let filesAtOnce = 32

  init(_ assets: Assets) { self.assets = assets }

  deinit {
    if let stream { closedir(stream) }
  }

  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in isDue }, step: { [unowned self] () throws(Failure) in try step() },
      pause: { [unowned self] in end() })
  }

  private var clock: Clock { assets.dependencies.clock }

  private var isDue: Bool {
    if let again, clock.remaining(until: again) == 0 {
      self.again = nil
      isWanted = true
    }
    return isWanted
  }

  private func step() throws(Failure) {
    if excess > 0 { return try drop() }
    guard let stream else {
      try assets.uploads.sweep(at: clock.now)
      stream = opendir(assets.folder.path)
      if stream == nil { isWanted = false }
      return
    }
    for _ in 0..<AssetSweep.filesAtOnce {
      guard let name = FilePlace.nextName(of: stream) else { return try walked() }
      try look(at: name)
    }
  }

  private func look(at name: String) throws(Failure) {
    if name.hasPrefix("upload-") {
      if try assets.uploads.refer(to: name) { return lookAgain(at: clock.now.milliseconds + AssetSweep.youngest) }
      if Uploads.isMark(name) { return assets.folder.remove(name) }
    } else if try assets.rows.refer(to: name) {
      if let status = OpenFile.Status(of: assets.folder.file(name)) {
        met.append(Met(name: name, bytes: status.size, usedAt: status.writtenAt))
      }
      return
    }
    guard let status = OpenFile.Status(of: assets.folder.file(name)), status.isRegular else { return }
    let end = status.writtenAt + AssetSweep.youngest
    if clock.remaining(until: end) == 0 { assets.folder.remove(name) } else { lookAgain(at: end) }
  }

  private func lookAgain(at instant: Int) { again = min(again ?? instant, instant) }

  /// Ends the walk through the folder. If the files exceed the cache's limit, sorts them for their removal, so that the
  /// least recently used file is removed first.
  private func walked() throws(Failure) {
    let files = met
    end()
    excess = files.reduce(-(try assets.cache())) { $0 + $1.bytes }
    if excess > 0 {
      met = files.sorted { $0.usedAt > $1.usedAt }
      isWanted = true
    }
  }

  private func drop() throws(Failure) {
    for _ in 0..<AssetSweep.filesAtOnce {
      guard excess > 0, let oldest = met.popLast() else { return end() }
      if try assets.drop(oldest.name) { excess -= oldest.bytes }
    }
  }

  private func end() {
    (met, excess) = ([], 0)
    if let stream { closedir(stream) }
    stream = nil
    isWanted = false
  }
}
