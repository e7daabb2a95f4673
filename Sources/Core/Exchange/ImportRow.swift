public import Shape

/// What is said of a row beside what stands in it.
public struct ImportRow {
  public let mode: ImportMode
  /// Members that the row has as a whole, so that nothing of what was there stays.
  public let whole: [String]
  /// What it says of the member that is none of the record's, as JSON; nil for nothing.
  let extra: String?
}

/// What became of a row.
public enum ImportOutcome {
  case created, updated, unchanged
  case refused([Problem])
}
