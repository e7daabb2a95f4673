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
    "fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume."
  /// The description of the field with the age.
  public static let ageDoc: StaticString = "How many milliseconds old that is; null for the default."
}
