internal import JSON

/// The rows of a file that an import has refused, read from the method's result.
struct RefusedRows {
  /// The exit code of a call in which rows were refused: EX_DATAERR.
  static let exitCode: Int32 = 65

  /// A sentence such as `2 of 10 rows were refused, the first in line 3: /sku: sku is missing`.
  let sentence: String

  /// Reads the result of a method. Returns `nil` if the method is not an import, or if it has refused no row.
  init?(of method: String, _ result: JSONValue) {
    guard method.hasSuffix(".import"), let failed = result.member("failed")?.compactText, failed != "0" else {
      return nil
    }
    let rows = result.member("rows")?.compactText ?? failed
    // If the line with the names of the columns is wrong, the whole file is refused. That line is not counted as a row.
    var sentence =
      rows == "0" ? "the file was refused" : "\(failed) of \(rows) rows \(failed == "1" ? "was" : "were") refused"
    if let first = result.member("problems")?.elements.first, let line = first.member("line") {
      sentence += "\(rows == "0" ? "" : ", the first") in line \(line.compactText)"
      if let problem = first.member("problems")?.elements.first, let message = problem.member("message") {
        sentence += ": \(message.string)"
      }
    }
    self.sentence = sentence
  }
}
