#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Checks file paths that users give, and refuses paths to files of the data directory.
public enum OutsidePath {
  /// The reason why a path can't be used.
  public struct Refusal: Error {
    /// A clause without a full stop.
    public let sentence: String
  }

  /// Refuses a path with a NUL character, which the system would read as the end of the path.
  public static func check(_ path: String) throws(Refusal) {
    if path.utf8.contains(0) { throw Refusal(sentence: "a path must not have a NUL character") }
  }

  /// The rule that says whether a written file may replace an existing one.
  public enum Replacing: Sendable {
    case allowed
    /// The existing file must stay. The text says how it can be replaced.
    case refused(unless: String)

    /// - Parameter overwrite: the parameter `overwrite` of a request.
    public init(overwrite: Bool?) {
      self = overwrite == true ? .allowed : .refused(unless: "to replace it, give overwrite: true")
    }

    public var isAllowed: Bool { if case .allowed = self { true } else { false } }

    /// The reason why a written file can't get its name, as a clause without a full stop.
    public func sentence(_ error: SystemError) -> String {
      if case .refused(let way) = self, error == SystemError(EEXIST) {
        "the file exists already; \(way), or give another path"
      } else {
        error.sentence
      }
    }
  }

  /// Checks the path of a file that is to be written.
  /// - Parameters:
  ///   - house: the data directory; `nil` if there is none.
  ///   - replacing: the rule for a file that exists already.
  public static func checkPlace(_ path: String, outside house: String?, _ replacing: Replacing) throws(Refusal) {
    try check(path)
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw Refusal(sentence: "the path leads to an existing folder, device or link; give another path")
      }
      if isPart(of: house, status) {
        throw Refusal(sentence: "the file belongs to the data directory; give another path")
      }
      if !replacing.isAllowed { throw Refusal(sentence: replacing.sentence(SystemError(EEXIST))) }
    }
    if isFolder(of: path, in: house) {
      throw Refusal(sentence: "the file belongs to the data directory; give another path")
    }
  }

  /// Returns a Boolean value that indicates whether a file belongs to the data directory, under any name.
  private static func isPart(of house: String?, _ status: stat) -> Bool {
    folders(of: house).contains { folder in FilePlace.names(in: folder).contains { isSame("\(folder)/\($0)", status) } }
  }

  /// Returns a Boolean value that indicates whether an open file belongs to the data directory, under any name.
  public static func isPart(of house: String?, descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && isPart(of: house, status)
  }

  /// Returns a Boolean value that indicates whether the folder of a path is the data directory, or one of its folders.
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
