internal import Shape

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
