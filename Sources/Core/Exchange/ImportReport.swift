public import Shape

/// What an import has done.
public struct ImportReport: Record {
  var rows = 0, created = 0, updated = 0, unchanged = 0, failed = 0
  var problems: [RowProblems] = []

  public static let doc: StaticString = "What an import has done."
  static let mostListed = 1000

  init() {}

  public init<F: Fields<Self>>(_ field: inout F) {
    rows = field("rows", \.rows, "How many rows there were; records over several lines are one.")
    created = field("created", \.created, "How many of them became new records.")
    updated = field("updated", \.updated, "How many changed a record.")
    unchanged = field("unchanged", \.unchanged, "How many said what a record held already.")
    failed = field("failed", \.failed, "How many were refused; where the import is atomic, nothing was done then.")
    problems = field("problems", \.problems, "What was wrong with them, at most 1,000 of them.")
  }

  /// Adds what comes behind it.
  mutating func add(_ next: ImportReport) {
    rows += next.rows
    created += next.created
    updated += next.updated
    unchanged += next.unchanged
    failed += next.failed
    problems += next.problems
  }

  /// What came behind an earlier state of it.
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

  mutating func fail(_ problems: [Problem], line: Int) {
    failed += 1
    if self.problems.count < ImportReport.mostListed { self.problems.append(RowProblems(line: line, problems: problems)) }
  }
}

/// What is wrong with one row.
public struct RowProblems: Record {
  let line: Int, problems: [Problem]

  public static let doc: StaticString = "What is wrong with one row."

  init(line: Int, problems: [Problem]) {
    self.line = line
    self.problems = problems
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    line = field("line", \.line, "The line in which it begins; the first one is 1.")
    problems = field("problems", \.problems, "What is wrong; the pointers are into the record.")
  }
}
