public import Shape

/// How recent the outside data is on which an answer is based. Missing data never makes an answer fail.
public enum Freshness: String, Choice {
  /// The data is recent enough.
  case fresh
  /// The data is too old, but no newer data is available.
  case stale
  /// There is no data, so the answer is a safe default.
  case `default`

  public static let spellings = Spellings<Freshness>()

  /// The description of a field that contains the freshness.
  public static let fieldDoc: StaticString =
    "The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is no data, and the result is a safe default."
  /// The description of a field that contains the age of the data.
  public static let ageDoc: StaticString = "The age of the data in milliseconds; `null` if `source` is `default`."
}
