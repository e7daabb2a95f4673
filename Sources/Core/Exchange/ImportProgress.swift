internal import JSON
internal import RPC
internal import Shape

/// How far an import with an idempotency key has come: each commit of rows keeps it, and a repeat goes on behind them.
struct ImportProgress {
  private let write: UnfinishedWrite
  /// What is kept.
  private(set) var report = ImportReport()
  private var digest = RowsDigest()
  /// Whether something is kept.
  private(set) var hasBegun = false
  /// How many rows are in already, and the digest of them.
  private let known: (rows: Int, digest: Int)
  private var passed = 0

  init(_ write: UnfinishedWrite) throws(Failure) {
    self.write = write
    var expected = digest.value
    for text in try write.parts() {
      guard let part = ImportPart(json: text) else { throw .internalError("a part of an import can't be read") }
      report.add(part.report)
      expected = part.digest
      hasBegun = true
    }
    known = (report.rows, expected)
  }

  /// Keeps what has been done since the last time, in the transaction that does it.
  mutating func keep(_ report: ImportReport, _ rows: ArraySlice<ImportedRow>) throws(Failure) {
    for row in rows { digest.add(row) }
    try write.keep(jsonText(ImportPart(report: report.since(self.report), digest: digest.value)))
    self.report = report
    hasBegun = true
  }

  /// Whether rows come first that are in already.
  var isPassing: Bool { passed < known.rows }

  /// Passes over a row that is in already.
  /// - Throws: behind the last of them, where they were others then.
  mutating func pass(_ row: ImportedRow) throws(Failure) {
    digest.add(row)
    passed += 1
    if !isPassing, digest.value != known.digest { throw otherFile }
  }

  /// The refusal of a file that does not begin with the rows that are in.
  var otherFile: Failure {
    .invalidParam(
      "/path", "path must be the file that this import began with: its first \(known.rows) rows are in, and those of this one differ")
  }
}
