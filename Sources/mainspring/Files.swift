internal import Stdio
internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reads and writes whole files.
enum Files {
  struct Failure: Error {
    let sentence: String
  }

  /// Returns the bytes of a file. The path `-` stands for the standard input.
  static func read(_ path: String, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    if let bytes = WholeInput.read(path, atMost: limit) { return bytes }
    throw Failure(sentence: "\(path) can't be read: \(String(cString: strerror(errno)))")
  }

  /// Reads a descriptor to its end, up to a number of bytes.
  static func readAll(_ descriptor: Int32, atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    if let bytes = WholeInput.read(descriptor, atMost: limit) { return bytes }
    throw Failure(sentence: String(cString: strerror(errno)))
  }

  /// Copies a file in parts of 1 MiB. The copy can be read only by the user who runs the program.
  static func copy(_ path: String, to other: String) throws(Failure) {
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    guard reader >= 0 else { throw Failure(sentence: "\(path) can't be read: \(String(cString: strerror(errno)))") }
    defer { close(reader) }
    let writer = open(other, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard writer >= 0 else { throw Failure(sentence: "\(other) can't be written: \(String(cString: strerror(errno)))") }
    defer { close(writer) }
    while true {
      let piece = try readAll(reader, atMost: 1 << 20)
      if piece.isEmpty { return }
      guard piece.withUnsafeBufferPointer({ write($0, toDescriptor: writer) }) else {
        throw Failure(sentence: "\(other) can't be written: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Replaces the content of a file.
  static func write(_ text: String, to path: String) throws(Failure) {
    // The text is first written to a temporary file in the same folder, which is then renamed. If the disk is full, the
    // old file is still complete.
    let temporary = "\(path).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure(sentence: "\(path) can't be written: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      guard write(text, toDescriptor: descriptor) else { throw .last }
      try FilePlace.put(temporary, descriptor, at: path)
    } catch {
      unlink(temporary)
      throw Failure(sentence: "\(path) can't be written: \(error.sentence)")
    }
  }

  /// Returns the names of the files and folders in a directory, sorted, with a slash after each folder. Returns an
  /// empty list if the directory can't be read.
  static func names(in directory: String) -> [String] {
    FilePlace.names(in: directory).map { name in
      var status = stat()
      let isDirectory = stat("\(directory)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return isDirectory ? "\(name)/" : name
    }.sorted()
  }

  /// Writes text to a descriptor. Returns a Boolean value that indicates whether all of it could be written.
  static func write(_ text: String, toDescriptor descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write($0, toDescriptor: descriptor) }
  }

  /// Writes bytes to a descriptor. Returns a Boolean value that indicates whether all of them could be written.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, toDescriptor descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
