internal import CSQLite

/// A result code of SQLite, extended (https://www.sqlite.org/rescode.html).
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The code without its extension.
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

  /// Returns a Boolean value that indicates whether this code is `code`, or one of its extensions.
  public func isA(_ code: ResultCode) -> Bool { self == code || primary == code }
}

/// A call of SQLite that failed.
public struct SQLiteError: Error, CustomStringConvertible {
  public let code: ResultCode
  /// SQLite's message, for the log and not for the wire.
  public let message: String
  /// `errno` of the file operation that failed, or 0. The value is valid only if `isOfSystem` is `true`.
  public let systemError: Int32
  /// The file that the error concerns, if it is known.
  public private(set) var file: String?

  public init(code: ResultCode, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  /// A Boolean value that indicates whether a call of the system has failed, so that `systemError` says why.
  public var isOfSystem: Bool { systemError != 0 && (code.isA(.ioError) || code.isA(.cannotOpen)) }

  /// Returns the error with the file that it concerns.
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
