internal import JSON
internal import RPC
internal import Shape

/// The progress of an import with an idempotency key. Each commit of rows stores the progress. If the import is
/// interrupted, a repeat of the request continues after the stored rows.
struct ImportProgress {
  private let write: UnfinishedWrite
  /// The report of all rows that are stored so far.
  private(set) var report = ImportReport()
  private var digest = RowsDigest()
  /// A Boolean value that indicates whether any progress is stored.
  private(set) var hasBegun = false
  /// The number of rows that were stored by earlier calls, and their digest.
  private let known: (rows: Int, digest: Int)
  private var passed = 0

  init(_ write: UnfinishedWrite) throws(Failure) {
    self.write = write
    var expected = digest.value
    for text in try write.parts() {
      guard let part = ImportPart(json: text) else {
        throw .internalError("the stored progress of an import can't be read")
      }
      report.add(part.report)
      expected = part.digest
      hasBegun = true
    }
    known = (report.rows, expected)
  }

  /// Stores the progress since the last call, in the transaction of the rows.
  mutating func keep(_ report: ImportReport, _ rows: ArraySlice<ImportedRow>) throws(Failure) {
    for row in rows { digest.add(row) }
    try write.keep(jsonText(ImportPart(report: report.since(self.report), digest: digest.value)))
    self.report = report
    hasBegun = true
  }

  /// A Boolean value that indicates whether the next row was stored by an earlier call.
  var isPassing: Bool { passed < known.rows }

  /// Skips a row that was stored by an earlier call.
  /// - Throws: an error after the last of these rows, if the rows differ from those that were stored.
  mutating func pass(_ row: ImportedRow) throws(Failure) {
    digest.add(row)
    passed += 1
    if !isPassing, digest.value != known.digest { throw otherFile }
  }

  /// The error for a file that does not begin with the stored rows.
  var otherFile: Failure {
    .invalidParam(
      "/path",
      "path must be the file that this import began with: the first \(known.rows) rows of this file differ from the \(known.rows) rows that are stored already"
    )
  }
}
