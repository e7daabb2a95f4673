public import Shape

/// How records are written as a file.
public enum ExchangeFormat: String, Choice {
  /// Comma-separated values (RFC 4180), with the members' names in the first line.
  case csv
  /// A JSON object a line.
  case jsonl

  public static let spellings = Spellings<ExchangeFormat>()
}

/// What becomes of a row.
public enum ImportMode: String, Choice {
  /// A new record.
  case create
  /// Changes to the record with its key.
  case update
  /// Changes where there is a record with its key, else a new one.
  case upsert

  public static let spellings = Spellings<ImportMode>()
}
