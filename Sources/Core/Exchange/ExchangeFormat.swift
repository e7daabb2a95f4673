public import Shape

/// The format of a file of records.
public enum ExchangeFormat: String, Choice {
  /// Comma-separated values (RFC 4180), with the members' names in the first line.
  case csv
  /// One JSON object on each line.
  case jsonl

  public static let spellings = Spellings<ExchangeFormat>()
}

/// The way in which an import uses a row.
public enum ImportMode: String, Choice {
  /// The row creates a new record.
  case create
  /// The row changes the record with its key.
  case update
  /// The row changes the record with its key. If there is none, the row creates a record.
  case upsert

  public static let spellings = Spellings<ImportMode>()
}
