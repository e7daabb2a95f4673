public import SQLite

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An error of the operating system, with the system's own words for it.
public struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  public init(_ code: Int32) { self.code = code }

  /// The error of the last call of the system on this thread.
  public static var last: SystemError { SystemError(errno) }

  /// The error of the system that a call of SQLite has failed with; `nil` if it has failed for another reason.
  public init?(_ error: SQLiteError) {
    if error.isOfSystem {
      self.init(error.systemError)
    } else if error.code.isA(.noMemory) {
      self.init(ENOMEM)
    } else {
      return nil
    }
  }

  public static let noSuchFile = SystemError(ENOENT)

  /// A Boolean value that indicates whether the process or the system has no room for another open file, or for memory.
  public var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(code) }

  /// The system's own words, such as `Too many open files`.
  public var sentence: String { String(cString: strerror(code)) }

  /// The remedy as a sentence without a full stop, or `nil` if the error does not show one.
  public var remedy: String? {
    switch code {
    case EACCES, EPERM, EROFS: "Check its permissions"
    case EMFILE: "Let the process have more files open (ulimit -n)"
    case ENFILE: "Close other programs: the system has no room for another open file"
    case ENOMEM: "Free some memory"
    case ENOSPC, EDQUOT: "Free some space"
    default: nil
    }
  }
}
