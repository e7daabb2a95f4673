public import Shape

/// The degree to which an answer from outside data can be trusted. Missing data never makes the answer fail.
public enum Freshness: String, Choice {
  /// The data is as new as it should be.
  case fresh
  /// The data is older than it should be, and there is no newer data.
  case stale
  /// There is no data. The answer is a safe default.
  case `default`

  public static let spellings = Spellings<Freshness>()

  /// The description of a field that holds the freshness.
  public static let fieldDoc: StaticString =
    "The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data, and the result is a safe default."
  /// The description of the field with the age.
  public static let ageDoc: StaticString = "The age of the data in milliseconds; `null` if `source` is `default`."
}
