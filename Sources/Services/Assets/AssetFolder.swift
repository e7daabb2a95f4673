internal import Crypto
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The folder of the data directory that holds the contents of assets, each in a file that is named by its SHA-256, so that the same
/// content is there once.
///
/// A file has its name when all of it is on the disk, and a row refers to it only then: whatever happens between leaves at most a file that
/// nothing refers to.
struct AssetFolder: Sendable {
  let path: String
  /// The data directory, without links.
  let data: String

  init(in directory: String) {
    data = AssetFolder.resolved(directory) ?? directory
    // Beside a copy of the stores stands a link to the folder.
    path = AssetFolder.resolved("\(data)/assets") ?? "\(data)/assets"
  }

  /// A path without links; nil where it leads nowhere.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// How many bytes a file has; nil where it is not there.
  func size(of name: String) -> Int? {
    guard let status = OpenFile.Status(of: file(name)), status.isRegular else { return nil }
    return status.size
  }

  /// Copies a file from outside into the folder.
  /// - Parameter temporary: what the file is called until it is whole; nobody else uses the name.
  func keep(_ path: String, at pointer: String, as temporary: String, upTo room: Room, isCancelled: () -> Bool) throws(FileTrouble)
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

  /// Keeps bytes.
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

  /// Gives a file that is whole, and on the disk, the name of its content.
  /// - Returns: `false` if the folder had the content already.
  @discardableResult func settle(_ temporary: String, as content: AssetContent) throws(FileTrouble) -> Bool {
    // One that was damaged since gives way.
    let isThere = size(of: content.sha256) == content.bytes && (try? inspect(content.sha256) { false })?.sha256 == content.sha256
    if isThere {
      // Whatever swept it would take it for older than it is now.
      try OpenFile(file(content.sha256), O_WRONLY | O_NOFOLLOW).touch()
      unlink(file(temporary))
    } else if rename(file(temporary), file(content.sha256)) != 0 {
      throw .last
    }
    try OpenFile(path, O_RDONLY).sync()
    return !isThere
  }

  /// Makes an empty file.
  func mark(_ name: String) throws(FileTrouble) { _ = try OpenFile(file(name), O_RDWR | O_CREAT | O_NOFOLLOW) }

  /// Adds bytes to a file that is to become an asset.
  /// - Returns: how many it has now.
  func append(_ bytes: [UInt8], at offset: Int, to name: String) throws(FileTrouble) -> Int {
    try make()
    let isNew = size(of: name) == nil
    let out = try OpenFile(file(name), O_RDWR | O_CREAT | O_NOFOLLOW)
    let size = try out.status().size
    guard offset <= size else {
      throw .refused(pointer: "/offset", "offset must be at most \(size): so many bytes have come")
    }
    try out.write(bytes, at: offset)
    try out.sync()
    if isNew { try OpenFile(path, O_RDONLY).sync() }
    return max(size, offset + bytes.count)
  }

  /// What a file of the folder holds, all of which is read.
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

  /// Reads what the beginning of a file shows.
  /// - Parameters:
  ///   - sha256: the file, which has the name of its content.
  ///   - bytes: the number of bytes that it has.
  func look(at sha256: String, bytes: Int) throws(FileTrouble) -> AssetContent {
    try AssetContent(of: OpenFile(file(sha256), O_RDONLY | O_NOFOLLOW), sha256: sha256, bytes: bytes)
  }

  /// Part of a file.
  func read(_ name: String, at offset: Int, _ count: Int) throws(FileTrouble) -> [UInt8] {
    try OpenFile(file(name), O_RDONLY | O_NOFOLLOW).read(at: offset, count)
  }

  /// A file was used now.
  func touch(_ name: String) { try? OpenFile(file(name), O_RDONLY | O_NOFOLLOW).touch() }

  func remove(_ name: String) { if unlink(file(name)) != 0 { rmdir(file(name)) } }

  /// Takes in a file that has come from elsewhere.
  /// - Parameters:
  ///   - path: where it is; one of the folder's own becomes what is kept.
  ///   - temporary: what it is called until it is whole.
  /// - Returns: whether it is the content that was meant, and is here.
  func take(_ path: String, as temporary: String, sha256: String, bytes: Int) -> Bool {
    defer { remove(temporary) }
    do throws(FileTrouble) {
      if path != file(temporary) {
        let content = try keep(path, at: "", as: temporary, upTo: Room(used: 0, limit: bytes), isCancelled: { false })
        return content.sha256 == sha256
      }
      // What is no file, or another, is not read.
      guard size(of: temporary) == bytes else { return false }
      let content = try inspect(temporary, isCancelled: { false })
      guard content.sha256 == sha256, content.bytes == bytes else { return false }
      try OpenFile(file(temporary), O_RDONLY | O_NOFOLLOW).sync()
      try settle(temporary, as: content)
      return true
    } catch { return false }
  }

  /// Removes all files: what is theirs goes, too.
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

  /// Makes the folder, for this account alone.
  func make() throws(FileTrouble) {
    if mkdir(path, 0o700) == 0 { return try OpenFile(data, O_RDONLY).sync() }
    if errno != EEXIST { throw .last }
  }
}

/// How many bytes an asset may have: what its owner and its role leave.
struct Room: Sendable {
  /// The bytes that count, without the asset's.
  let used: Int
  let limit: Int

  func require(_ bytes: Int) throws(FileTrouble) {
    if used + bytes > limit { throw .tooLarge(bytes: used + bytes, limit: limit) }
  }
}
