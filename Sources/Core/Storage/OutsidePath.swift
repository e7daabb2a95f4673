#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the path of a file that people name may be: the files of the data directory are not theirs.
public enum OutsidePath {
  /// Why a path can't be used.
  public struct Refusal: Error {
    /// A clause without a full stop.
    public let sentence: String
  }

  public static func check(_ path: String) throws(Refusal) {
    if path.utf8.contains(0) { throw Refusal(sentence: "no path has a NUL in it") }
  }

  /// Checks the path of a file that is written, and may replace another one.
  /// - Parameter house: the data directory; `nil` if there is none.
  public static func checkPlace(_ path: String, outside house: String?) throws(Refusal) {
    try check(path)
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(sentence: "what is there is no plain file") }
      if isPart(of: house, status) { throw Refusal(sentence: "it is a file of the data directory") }
    }
    if isFolder(of: path, in: house) { throw Refusal(sentence: "it would be a file of the data directory") }
  }

  /// Whether a file is one of the data directory, by whatever name.
  private static func isPart(of house: String?, _ status: stat) -> Bool {
    folders(of: house).contains { folder in FilePlace.names(in: folder).contains { isSame("\(folder)/\($0)", status) } }
  }

  /// Whether an open file is one of the data directory, by whatever name.
  public static func isPart(of house: String?, descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && isPart(of: house, status)
  }

  /// Whether the folder that a path is in is the data directory, or one of its own.
  private static func isFolder(of path: String, in house: String?) -> Bool {
    var status = stat()
    return stat(FilePlace.folder(of: path), &status) == 0 && folders(of: house).contains { isSame($0, status) }
  }

  private static func folders(of house: String?) -> [String] { house.map { [$0, "\($0)/assets"] } ?? [] }

  private static func isSame(_ path: String, _ status: stat) -> Bool {
    var other = stat()
    return stat(path, &other) == 0 && other.st_ino == status.st_ino && other.st_dev == status.st_dev
  }
}
