internal import SQLite
internal import Storage

/// The error of a file that can't be used as a container.
public struct CloudFileError: Error {
  /// A sentence that says what is wrong with the file, and what the user can do.
  public let sentence: String

  init(_ path: String, _ error: SQLiteError) {
    sentence =
      switch error.code {
      case .notADatabase, .notAContainer:
        "\(path) is not a container of Mainspring. The file was not changed. Name another file."
      case .newerContainer: "\(path) was written by a newer mainspring (\(error.message)). Update this program."
      case let code where code.isA(.busy):
        "\(path) is locked by another program. Try again when that program has ended."
      case let code where code.isA(.corrupt):
        "\(path) is damaged (\(error.message)). Replace the file with a backup of it. The devices still have their data, and send again the records that the backup lacks."
      default:
        if let reason = SystemError(error) {
          "\(path) can't be opened: \(reason.sentence). \(reason.remedy ?? "Check the path")."
        } else {
          "\(path) can't be opened: \(error.message). Check the path."
        }
      }
  }
}

extension ResultCode {
  /// Codes for errors that SQLite does not know.
  fileprivate static let notAContainer = ResultCode(rawValue: -1)
  fileprivate static let newerContainer = ResultCode(rawValue: -2)
}

extension SQLiteError {
  static let notAContainer = SQLiteError(code: .notAContainer, message: "no container", systemError: 0)

  static func newerContainer(_ version: Int) -> SQLiteError {
    SQLiteError(code: .newerContainer, message: "format \(version)", systemError: 0)
  }
}
