internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file from outside that is to become an asset, named by its path.
///
/// Whoever may call methods may have files read that the process can read. So it is a plain file that stays as it is, and nothing of the
/// data directory: what companies keep there is no file of anybody's.
struct SourceFile {
  private let file: OpenFile
  private let before: OpenFile.Status

  /// One sentence for all that may be in the way: what is on the machine is not told to who may only call methods.
  private static let refusal = "path must be the absolute path of a file that can be read, and no directory, device or symbolic link"

  /// - Parameters:
  ///   - pointer: where the path stands in the parameters.
  ///   - data: the data directory.
  init(_ path: String, at pointer: String, outside data: String) throws(FileTrouble) {
    guard path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else { throw .refused(pointer: pointer, SourceFile.refusal) }
    do throws(FileTrouble) {
      // Not to wait for who writes to a pipe.
      file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      before = try file.status()
    } catch {
      throw .refused(pointer: pointer, SourceFile.refusal)
    }
    guard before.isRegular, !SourceFile.isPart(of: data, file, before) else { throw .refused(pointer: pointer, SourceFile.refusal) }
    // What the system makes up while it is read, as in /proc, has no size.
    if before.size == 0 { throw .refused(pointer: pointer, "the file must not be empty") }
  }

  var size: Int { before.size }

  /// Hands over all of it, piece by piece.
  /// - Throws: `refused` when it is not the same any more behind the last piece.
  func read(at pointer: String, _ use: (UnsafeRawBufferPointer) throws(FileTrouble) -> Void) throws(FileTrouble) {
    var offset = 0
    while offset < size {
      let piece = try file.read(at: offset, min(size - offset, 1 << 18))
      if piece.isEmpty { break }
      try piece.withUnsafeBufferPointer { (piece) throws(FileTrouble) in try use(UnsafeRawBufferPointer(piece)) }
      offset += piece.count
    }
    guard offset == size, try file.read(at: offset, 1).isEmpty, try file.status() == before else {
      throw .refused(pointer: pointer, "the file was changed while it was read")
    }
  }

  /// Whether it is a file of the data directory, by whatever name: the stores may have others.
  private static func isPart(of data: String, _ file: OpenFile, _ status: OpenFile.Status) -> Bool {
    if let place = file.place, place.hasPrefix("\(data)/") { return true }
    return FilePlace.names(in: data).contains { name in
      OpenFile.Status(of: "\(data)/\(name)").map { $0.inode == status.inode && $0.device == status.device } ?? false
    }
  }
}
