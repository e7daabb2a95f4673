public import Shape

/// The result of an import.
public struct ImportReport: Record {
  var rows = 0, created = 0, updated = 0, unchanged = 0, failed = 0
  var problems: [RowProblems] = []
  var form: AnsweredForm?

  public static let doc: StaticString =
    "The result of an import: the numbers of created and changed records, and the refused rows."
  static let mostListed = 1000

  init() {}

  public init<F: Fields<Self>>(_ field: inout F) {
    rows = field("rows", \.rows, "The number of rows. A record that spans several lines is one row.")
    created = field("created", \.created, "The number of rows that created a record.")
    updated = field("updated", \.updated, "The number of rows that changed a record.")
    unchanged = field("unchanged", \.unchanged, "The number of rows whose record already had the same values.")
    failed = field(
      "failed", \.failed, "The number of refused rows. If an atomic import has refused rows, it stores nothing.")
    problems = field("problems", \.problems, "The refused rows and their problems, at most 1,000.")
    form = field.optional(
      "form", \.form,
      "The form in which the core has read the table: what the request gave, or what the core has guessed. Left out for formats other than csv."
    )
  }

  /// Adds the numbers and problems of later rows.
  mutating func add(_ next: ImportReport) {
    rows += next.rows
    created += next.created
    updated += next.updated
    unchanged += next.unchanged
    failed += next.failed
    problems += next.problems
  }

  /// Returns the report of only those rows that were added after an earlier state of this report.
  func since(_ earlier: ImportReport) -> ImportReport {
    var since = ImportReport()
    since.rows = rows - earlier.rows
    since.created = created - earlier.created
    since.updated = updated - earlier.updated
    since.unchanged = unchanged - earlier.unchanged
    since.failed = failed - earlier.failed
    since.problems = Array(problems.dropFirst(earlier.problems.count))
    return since
  }

  /// Adds a refused row.
  /// - Parameter column: returns the column that a problem is about, by its pointer.
  mutating func fail(_ problems: [Problem], line: Int, column: (String) -> ShownColumn?) {
    failed += 1
    guard self.problems.count < ImportReport.mostListed else { return }
    self.problems.append(RowProblems(line: line, problems: problems.map { RowProblem($0, column: column($0.pointer)) }))
  }
}

/// The problems of one row.
public struct RowProblems: Record {
  let line: Int, problems: [RowProblem]

  public static let doc: StaticString = "The problems of one refused row."
}

extension RowProblems {
  public init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line of the file in which the row begins, counted from 1.")
    problems = field(
      "problems", \.problems, "The problems of the row. Their pointers begin at the record that the row describes.")
  }
}

/// One problem of a row, and its column.
public struct RowProblem: Record {
  let pointer: String, kind: Problem.Kind, message: String, column: String?

  public static let doc: StaticString = "A problem of a row, with its column."

  /// - Parameter column: the column in which the problem is. If the column's name is not the member's name, the message
  ///   begins with the column's name.
  init(_ problem: Problem, column: ShownColumn?) {
    (pointer, kind, self.column) = (problem.pointer, problem.kind, column?.name.shownColumn)
    let path = problem.pointer.split(separator: "/").filter { !$0.allSatisfy(\.isNumber) }
    let names = [path.joined(separator: "."), path.last.map { String($0) } ?? ""].filter { !$0.isEmpty }
    guard let shown = self.column, !names.contains(where: { $0.foldedColumn == shown.foldedColumn }) else {
      message = problem.message
      return
    }
    // If the problem is in a part of the cell's content, the message already names that part.
    if column?.isWhole ?? false {
      message = "\(shown): \(problem.message)"
      return
    }
    let start = names.first { problem.message.hasPrefix("\($0) ") }
    message = start.map { "\(shown)\(problem.message.dropFirst($0.count))" } ?? "\(shown): \(problem.message)"
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    pointer = field(
      "pointer", \.pointer,
      "The member with the problem, as a JSON Pointer (RFC 6901) into the record. Empty if the problem is about the whole row."
    )
    kind = field("kind", \.kind, "The kind of the problem: missing, unknown, type or value.")
    message = field("message", \.message, "A sentence that names the column or the member, and the expected value.")
    column = field.optional(
      "column", \.column,
      "The name of the column with the problem, from the first line of the file. Left out if the problem is not in a column."
    )
  }
}

/// The form in which a table was read.
public struct AnsweredForm: Record {
  let separator: Separator?, decimal: DecimalSign?, encoding: TextEncoding

  public static let doc: StaticString =
    "The form in which a table was read. Each member is what the request gave, or what the core has guessed."
}

extension AnsweredForm {
  public init<F: Fields<Self>>(_ field: inout F) {
    separator = field(
      "separator", \.separator,
      "The column separator. `null` if the first line of the file, such as `sep=|`, sets a character that has no name here."
    )
    decimal = field(
      "decimal", \.decimal, "The decimal separator. `null` if the numbers of the first rows do not show it.")
    encoding = field("encoding", \.encoding, "The character encoding.")
  }
}
