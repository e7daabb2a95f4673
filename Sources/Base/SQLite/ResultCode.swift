internal import CSQLite

/// An extended result code of SQLite (https://www.sqlite.org/rescode.html).
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The primary result code: the code without its extension.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  public static let full = ResultCode(rawValue: SQLITE_FULL)
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  public static let ioError = ResultCode(rawValue: SQLITE_IOERR)
  public static let uniqueConstraint = ResultCode(rawValue: SQLITE_CONSTRAINT | (8 << 8))
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  public static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  public static let noMemory = ResultCode(rawValue: SQLITE_NOMEM)
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)

  /// Returns a Boolean value that indicates whether this code is `code`, or is an extension of `code`.
  public func isA(_ code: ResultCode) -> Bool { self == code || primary == code }
}

/// The error of a failed call of SQLite.
public struct SQLiteError: Error, CustomStringConvertible {
  public let code: ResultCode
  /// SQLite's message. It is for the log, and is not sent to front ends.
  public let message: String
  /// The `errno` of the failed file operation, or 0. Use it only if `isOfSystem` is `true`.
  public let systemError: Int32
  /// The file in which the error occurred, if it is known.
  public private(set) var file: String?

  public init(code: ResultCode, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// A Boolean value that indicates whether a system call has failed, and `systemError` is the reason.
  public var isOfSystem: Bool { systemError != 0 && (code.isA(.ioError) || code.isA(.cannotOpen)) }

  /// Returns the same error with the file in which it occurred.
  public func about(_ file: String?) -> SQLiteError {
    var error = self
    error.file = file
    return error
  }

  public var description: String {
    let reason = isOfSystem ? " (errno \(systemError))" : ""
    return "SQLite \(code.rawValue): \(message)\(reason)\(file.map { " (\($0))" } ?? "")"
  }
}
