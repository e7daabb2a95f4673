public import Shape

/// The instructions for storing a row.
public struct ImportRow {
  public let mode: ImportMode
  /// The members whose stored values are replaced as a whole, instead of being merged with the row's values.
  public let whole: [String]
  /// The value of the row's extra member, which is no member of the record, as JSON. `nil` if the row has none.
  let extra: String?
}

/// The result of importing a row.
public enum ImportOutcome {
  case created, updated, unchanged
  case refused([Problem])
}
