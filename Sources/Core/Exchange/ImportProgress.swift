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
  mutating func keep(_ report: ImportReport, _ rows: ArraySlice<RowReader.Row>) throws(Failure) {
    for row in rows { digest.add(row) }
    try write.keep(jsonText(ImportPart(report: report.since(self.report), digest: digest.value)))
    self.report = report
    hasBegun = true
  }

  /// Whether rows come first that are in already.
  var isPassing: Bool { passed < known.rows }

  /// Passes over a row that is in already.
  /// - Throws: behind the last of them, where they were others then.
  mutating func pass(_ row: RowReader.Row) throws(Failure) {
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

/// What a commit of an import has done.
struct ImportPart: Record {
  let report: ImportReport, digest: Int

  static let doc: StaticString = "What a commit of an import has done."

  init(report: ImportReport, digest: Int) {
    self.report = report
    self.digest = digest
  }

  init<F: Fields<Self>>(_ field: inout F) {
    report = field("report", \.report, "What it has done.")
    digest = field("digest", \.digest, "The digest of all rows up to its last one.")
  }
}

/// Tells whether rows are the same as at another time; nobody means to deceive it.
///
/// FNV-1a (RFC 9923), 64 bits, of which as many are told as a JSON number has.
struct RowsDigest {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var value: Int { Int(state & (1 << 53 - 1)) }

  mutating func add(_ row: RowReader.Row) {
    switch row {
    case .object(let text, let line):
      add(line)
      for byte in text { add(byte) }
    case .broken(_, let line), .unusable(_, let line): add(line)
    }
  }

  private mutating func add(_ line: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: line >> shift)) }
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
