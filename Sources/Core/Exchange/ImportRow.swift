public import Shape

/// The information about a row beside its content.
public struct ImportRow {
  public let mode: ImportMode
  /// The members whose earlier values the row replaces completely, rather than merging into them.
  public let whole: [String]
  /// The value of the extra member, which the record does not have, as JSON, or `nil` if the row has none.
  let extra: String?
}

/// The result of a row.
public enum ImportOutcome {
  case created, updated, unchanged
  case refused([Problem])
}
