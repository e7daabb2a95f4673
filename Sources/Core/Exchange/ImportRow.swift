public import Shape

/// The information about a row beside its content.
public struct ImportRow {
  public let mode: ImportMode
  /// Members that the row has as a whole, so that nothing of their earlier values stays.
  public let whole: [String]
  /// The value of the extra member, which the record does not have, as JSON, or `nil` if the row has none.
  let extra: String?
}

/// The result of a row.
public enum ImportOutcome {
  case created, updated, unchanged
  case refused([Problem])
}
