public import Shape

/// The types of the values that a container stores.
public enum CloudValueType: String, Choice {
  case text
  /// A whole number. A quantity is stored as a number of hundred-thousandths.
  case int
  case double
  /// Bytes as Base64 (RFC 4648, section 4).
  case bytes
  /// A time in the format of RFC 3339, in UTC, with milliseconds.
  case date
  /// The `recordName` of another record.
  case reference
  case asset
  case list

  public static let spellings = Spellings<CloudValueType>()
}
