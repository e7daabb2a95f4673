public import Shape

/// The rows of a file, each as a JSON object, of a text that comes in pieces.
public protocol ImportRows: AnyObject {
  /// Objects of which the file has single fields: those that it does not have stay.
  var merged: [String] { get }

  /// The number of bytes that were fed and of which no row was made yet.
  var waiting: Int { get }

  /// How the table was read; `nil` if it is none.
  var answeredForm: AnsweredForm? { get }

  /// The column that a problem of a row is about, as people see it; `nil` if the file has no columns.
  func column(at pointer: String) -> ShownColumn?

  /// Adds the next piece; an empty one is the end.
  func feed(_ piece: [UInt8])

  /// The next row; nil where more must be fed, or nothing is left.
  func next() -> ImportedRow?
}

/// A column of a file, as people see it.
public struct ShownColumn {
  let name: String
  /// A Boolean value that indicates whether a problem is about a part of what the column holds.
  let isWhole: Bool
}

/// A row of a file.
public enum ImportedRow {
  /// - Parameter pointer: where in the file it stands, where a line does not tell.
  case object([UInt8], line: Int, pointer: String = "")
  case broken([Problem], line: Int)
  /// The rows behind it mean nothing, as when the first line names columns that there are not.
  case unusable([Problem], line: Int)
}

extension ImportRows {
  public var answeredForm: AnsweredForm? { nil }
  public func column(at pointer: String) -> ShownColumn? { nil }
}
