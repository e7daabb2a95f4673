public import Shape

/// The rows of a file, each as a JSON object, from a text that comes in pieces.
public protocol ImportRows: AnyObject {
  /// Objects of which the file has single fields. Their other fields keep their values.
  var merged: [String] { get }

  /// The number of bytes that were fed and have not become rows yet.
  var waiting: Int { get }

  /// The form in which the table was read, or `nil` for a file that is no table.
  var answeredForm: AnsweredForm? { get }

  /// Returns the column that a problem of a row is about, as people see it, or `nil` if the file has no columns.
  func column(at pointer: String) -> ShownColumn?

  /// Adds the next piece. An empty piece is the end.
  func feed(_ piece: [UInt8])

  /// Returns the next row, or `nil` if more must be fed, or if nothing is left.
  func next() -> ImportedRow?
}

/// A column of a file, as people see it.
public struct ShownColumn {
  let name: String
  /// A Boolean value that indicates whether a problem is about a part of the column's content.
  let isWhole: Bool
}

/// A row of a file.
public enum ImportedRow {
  /// - Parameter pointer: the row's place in the file, if a line does not say it.
  case object([UInt8], line: Int, pointer: String = "")
  case broken([Problem], line: Int)
  /// The rows after this row can't be used, for example because the first line names unknown columns.
  case unusable([Problem], line: Int)
}

extension ImportRows {
  public var answeredForm: AnsweredForm? { nil }
  public func column(at pointer: String) -> ShownColumn? { nil }
}
