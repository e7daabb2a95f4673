internal import Crypto
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of the data directory with the contents of assets. Each content is a file whose name is its SHA-256, so
/// equal contents are stored once.
///
/// A file gets its final name when all of its bytes are on the disk. A row refers to the file only after that. So a
/// crash can leave only files that no row refers to.
struct AssetFolder: Sendable {
  let path: String
  /// The path of the data directory, without symbolic links.
  let data: String

  init(in directory: String) {
    data = AssetFolder.resolved(directory) ?? directory
    // In a copy of the stores, `assets` is a symbolic link to the folder of the original.
    path = AssetFolder.resolved("\(data)/assets") ?? "\(data)/assets"
  }

  /// Returns a path without symbolic links, or `nil` if the path does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the number of bytes of a file, or `nil` if the file does not exist.
  func size(of name: String) -> Int? {
    guard let status = OpenFile.Status(of: file(name)), status.isRegular else { return nil }
    return status.size
  }

  /// Copies a file from outside the data directory into the folder.
  /// - Parameter temporary: the name of the file until it is complete; no other file has this name.
  func keep(_ path: String, at pointer: String, as temporary: String, upTo room: Room, isCancelled: () -> Bool)
    throws(FileTrouble)
    -> AssetContent
  {
    let source = try SourceFile(path, at: pointer, outside: data)
    try room.require(source.size)
    return try write(temporary) { (out, digest) throws(FileTrouble) in
      var written = 0
      try source.read(at: pointer) { (piece) throws(FileTrouble) in
        if isCancelled() { throw .cancelled }
        digest.add(piece)
        try out.write(piece, at: written)
        written += piece.count
      }
      return written
    }
  }

  /// Stores bytes as a file of the folder.
  func keep(_ bytes: [UInt8], as temporary: String) throws(FileTrouble) -> AssetContent {
    try write(temporary) { (out, digest) throws(FileTrouble) in
      bytes.withUnsafeBytes { digest.add($0) }
      try out.write(bytes, at: 0)
      return bytes.count
    }
  }

  private func write(
    _ temporary: String, _ fill: (OpenFile, Digest) throws(FileTrouble) -> Int
  ) throws(FileTrouble) -> AssetContent {
    try make()
    guard let digest = Digest() else { throw .failed("there is no memory for a digest") }
    do throws(FileTrouble) {
      let out = try OpenFile(file(temporary), O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW)
      let count = try fill(out, digest)
      var content = try AssetContent(of: out, sha256: digest.text(), bytes: count)
      try out.sync()
      content.isNew = try settle(temporary, as: content)
      return content
    } catch {
      unlink(file(temporary))
      throw error
    }
  }

  /// Renames a file whose bytes are on the disk to the SHA-256 of its content.
  /// - Returns: `false` if the folder already had the content.
  @discardableResult func settle(_ temporary: String, as content: AssetContent) throws(FileTrouble) -> Bool {
    // A file with this name and other bytes is damaged. The new file replaces the damaged one.
    let isThere =
      size(of: content.sha256) == content.bytes && (try? inspect(content.sha256) { false })?.sha256 == content.sha256
    if isThere {
      // The file's time is set to now, so that a sweep does not consider the file old.
      try OpenFile(file(content.sha256), O_WRONLY | O_NOFOLLOW).touch()
      unlink(file(temporary))
    } else if rename(file(temporary), file(content.sha256)) != 0 {
      throw .last
    }
    try OpenFile(path, O_RDONLY).sync()
    return !isThere
  }

  /// Creates an empty file with this name.
  func mark(_ name: String) throws(FileTrouble) { _ = try OpenFile(file(name), O_RDWR | O_CREAT | O_NOFOLLOW) }

  /// Appends bytes to a file of an unfinished upload.
  /// - Returns: the number of bytes in the file now.
  func append(_ bytes: [UInt8], at offset: Int, to name: String) throws(FileTrouble) -> Int {
    try make()
    let isNew = size(of: name) == nil
    let out = try OpenFile(file(name), O_RDWR | O_CREAT | O_NOFOLLOW)
    let size = try out.status().size
    guard offset <= size else {
      throw .refused(pointer: "/offset", "offset must be at most \(size), the number of bytes received so far")
    }
    try out.write(bytes, at: offset)
    try out.sync()
    if isNew { try OpenFile(path, O_RDONLY).sync() }
    return max(size, offset + bytes.count)
  }

  /// Reads a whole file of the folder, and returns the properties of its bytes.
  func inspect(_ name: String, isCancelled: () -> Bool) throws(FileTrouble) -> AssetContent {
    let file = try OpenFile(file(name), O_RDONLY | O_NOFOLLOW)
    guard let digest = Digest() else { throw .failed("there is no memory for a digest") }
    var count = 0
    while true {
      if isCancelled() { throw .cancelled }
      let piece = try file.read(at: count, 1 << 18)
      if piece.isEmpty { break }
      piece.withUnsafeBytes { digest.add($0) }
      count += piece.count
    }
    return try AssetContent(of: file, sha256: digest.text(), bytes: count)
  }

  /// Returns the properties that the beginning of a file shows, without reading the whole file.
  /// - Parameters:
  ///   - sha256: the name of the file, which is the SHA-256 of its content.
  ///   - bytes: the number of bytes of the file.
  func look(at sha256: String, bytes: Int) throws(FileTrouble) -> AssetContent {
    try AssetContent(of: OpenFile(file(sha256), O_RDONLY | O_NOFOLLOW), sha256: sha256, bytes: bytes)
  }

  /// Returns at most `count` bytes of a file, from an offset on.
  func read(_ name: String, at offset: Int, _ count: Int) throws(FileTrouble) -> [UInt8] {
    try OpenFile(file(name), O_RDONLY | O_NOFOLLOW).read(at: offset, count)
  }

  /// Sets the modification time of a file to now. The sweep uses this time as the time of the file's last use.
  func touch(_ name: String) { try? OpenFile(file(name), O_RDONLY | O_NOFOLLOW).touch() }

  func remove(_ name: String) { if unlink(file(name)) != 0 { rmdir(file(name)) } }

  /// Puts a fetched file into the folder, if the file has the expected content.
  /// - Parameters:
  ///   - path: the path of the file. A file of the folder itself is renamed, and any other file is copied.
  ///   - temporary: the name of the file until it is complete.
  /// - Returns: a Boolean value that indicates whether the file had the expected content, and is now in the folder.
  func take(_ path: String, as temporary: String, sha256: String, bytes: Int) -> Bool {
    defer { remove(temporary) }
    do throws(FileTrouble) {
      if path != file(temporary) {
        let content = try keep(path, at: "", as: temporary, upTo: Room(used: 0, limit: bytes), isCancelled: { false })
        return content.sha256 == sha256
      }
      // Compares the size first: a file of another size, or a path without a file, need not be read.
      guard size(of: temporary) == bytes else { return false }
      let content = try inspect(temporary, isCancelled: { false })
      guard content.sha256 == sha256, content.bytes == bytes else { return false }
      try OpenFile(file(temporary), O_RDONLY | O_NOFOLLOW).sync()
      try settle(temporary, as: content)
      return true
    } catch { return false }
  }

  /// Removes all files with their contents.
  func clear() throws(FileTrouble) {
    guard let stream = opendir(path) else {
      if errno == ENOENT { return }
      throw .last
    }
    var names: [String] = []
    while let name = FilePlace.nextName(of: stream) { names.append(name) }
    closedir(stream)
    for name in names where unlink(file(name)) != 0 && rmdir(file(name)) != 0 { throw .last }
    try OpenFile(path, O_RDONLY).sync()
  }

  /// Creates the folder, which only the current user of the system can access.
  func make() throws(FileTrouble) {
    if mkdir(path, 0o700) == 0 { return try OpenFile(data, O_RDONLY).sync() }
    if errno != EEXIST { throw .last }
  }
}

/// The limit for the bytes of a new asset, which follows from its owner and its role.
struct Room: Sendable {
  /// The number of bytes that already count against the limit, without the new asset.
  let used: Int
  let limit: Int

  func require(_ bytes: Int) throws(FileTrouble) {
    if used + bytes > limit { throw .tooLarge(bytes: used + bytes, limit: limit) }
  }
}
