internal import CSQLite

/// A result code of SQLite, extended (https://www.sqlite.org/rescode.html).
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The code without its extension.
  package var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

  package static let ok = ResultCode(rawValue: SQLITE_OK)
  package static let row = ResultCode(rawValue: SQLITE_ROW)
  package static let done = ResultCode(rawValue: SQLITE_DONE)
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let ioError = ResultCode(rawValue: SQLITE_IOERR)
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  package static let uniqueConstraint = ResultCode(rawValue: SQLITE_CONSTRAINT | (8 << 8))
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)

  /// In a `catch` or `switch`: a code without extension matches all its extensions.
  package static func ~= (pattern: ResultCode, code: ResultCode) -> Bool { pattern == code || pattern == code.primary }
}

/// A call of SQLite that failed.
package struct SQLiteError: Error, CustomStringConvertible {
  package let code: ResultCode
  /// SQLite's own words; for the log, not for the wire.
  package let message: String
  /// `errno` of the file operation that failed, or 0.
  package let systemError: Int32

  package init(code: ResultCode, message: String, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.systemError = systemError
  }

  package var description: String { "SQLite \(code.rawValue): \(message)\(systemError == 0 ? "" : " (errno \(systemError))")" }
}
