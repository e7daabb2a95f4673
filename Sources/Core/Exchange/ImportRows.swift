public import Shape

/// Reads the rows of a file, each as a JSON object, from a text that arrives in pieces.
public protocol ImportRows: AnyObject {
  /// The objects of which the file has only some fields. The other fields keep their stored values.
  var merged: [String] { get }

  /// The number of bytes that were fed and have not become rows yet.
  var waiting: Int { get }

  /// The form in which the table was read, or `nil` for a file that is no table.
  var answeredForm: AnsweredForm? { get }

  /// Returns the column that a problem of a row is about, as people see it, or `nil` if the file has no columns.
  func column(at pointer: String) -> ShownColumn?

  /// Adds the next piece of the text. An empty piece marks the end.
  func feed(_ piece: [UInt8])

  /// Returns the next row. Returns `nil` if its end was not fed yet, or if no row is left.
  func next() -> ImportedRow?
}

/// A column of a file, as people see it.
public struct ShownColumn {
  let name: String
  /// A Boolean value that indicates whether a problem is in a part of the column's content.
  let isWhole: Bool
}

/// A row of a file.
public enum ImportedRow {
  /// - Parameter pointer: the JSON Pointer to the row in the file, if a line number does not identify the row.
  case object([UInt8], line: Int, pointer: String = "")
  case broken([Problem], line: Int)
  /// The rest of the file can't be used, for example because the first line names unknown columns.
  case unusable([Problem], line: Int)
}

extension ImportRows {
  public var answeredForm: AnsweredForm? { nil }
  public func column(at pointer: String) -> ShownColumn? { nil }
}
