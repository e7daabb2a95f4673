internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file outside the data directory that is to become an asset, named by its path.
///
/// A caller of methods can name any file that the process can read. So the file must be a plain file that does not
/// change while it is read. It must not be in the data directory, which has the data of companies.
struct SourceFile {
  private let file: OpenFile
  private let before: OpenFile.Status

  /// The text of the error for every path that can't be used. The text is the same for each reason, because a caller of
  /// methods must not learn which files the machine has.
  private static let refusal =
    "path must be the absolute path of a file that can be read, not of a directory, device or symbolic link"

  /// - Parameters:
  ///   - pointer: the JSON pointer to the path in the parameters.
  ///   - data: the data directory.
  init(_ path: String, at pointer: String, outside data: String) throws(FileTrouble) {
    guard path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else {
      throw .refused(pointer: pointer, SourceFile.refusal)
    }
    do throws(FileTrouble) {
      // `O_NONBLOCK`: opening a pipe must not wait until another program writes to it.
      file = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      before = try file.status()
    } catch {
      throw .refused(pointer: pointer, SourceFile.refusal)
    }
    guard before.isRegular, !SourceFile.isPart(of: data, file, before) else {
      throw .refused(pointer: pointer, SourceFile.refusal)
    }
    // A file whose content the system generates while it is read, as in /proc, reports a size of 0.
    if before.size == 0 { throw .refused(pointer: pointer, "the file must not be empty") }
  }

  var size: Int { before.size }

  /// Reads the whole file, piece by piece.
  /// - Throws: `refused` if the file was changed while it was read.
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

  /// Returns a Boolean value that indicates whether a file is in the data directory. Inodes are compared, and not only
  /// names, because a hard link gives a store another name.
  private static func isPart(of data: String, _ file: OpenFile, _ status: OpenFile.Status) -> Bool {
    if let place = file.place, place.hasPrefix("\(data)/") { return true }
    return FilePlace.names(in: data).contains { name in
      OpenFile.Status(of: "\(data)/\(name)").map { $0.inode == status.inode && $0.device == status.device } ?? false
    }
  }
}
