internal import Shape

/// The result of one commit of an import, as it is stored. If the import is interrupted, a repeat of the request reads
/// these results, and continues after the stored rows.
struct ImportPart: Record {
  let report: ImportReport, digest: Int

  static let doc: StaticString = "The result of one commit of an import."
}

extension ImportPart {
  init<F: Fields<Self>>(_ field: inout F) {
    report = field("report", \.report, "The rows of this commit.")
    digest = field("digest", \.digest, "The digest of all rows up to the last row of this commit.")
  }
}
