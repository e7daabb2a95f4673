internal import Storage

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A folder for the files that the test sends and downloads.
struct TestFolder {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  func path(of name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file.
  /// - Returns: the path of the file, or `nil` if it can't be written.
  func write(_ content: [UInt8], to name: String) -> String? {
    do throws(FileTrouble) {
      try OpenFile(path(of: name), O_WRONLY | O_CREAT).write(content, at: 0)
      return path(of: name)
    } catch { return nil }
  }

  /// Reads a file.
  /// - Returns: the content of the file, or `nil` if the file can't be read.
  func read(_ path: String) -> [UInt8]? {
    do throws(FileTrouble) {
      let file = try OpenFile(path, O_RDONLY)
      return try file.read(at: 0, try file.status().size)
    } catch { return nil }
  }
}
