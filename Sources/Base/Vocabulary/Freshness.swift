public import Shape

/// How far an answer that rests on something from outside is to be trusted: nothing that is missing makes it fail.
public enum Freshness: String, Choice {
  /// What it rests on is as new as it should be.
  case fresh
  /// What it rests on is older than that, and all there is.
  case stale
  /// There is nothing that it could rest on: it is what is safe to assume.
  case `default`

  public static let spellings = Spellings<Freshness>()

  /// What is said of a field that holds it.
  public static let fieldDoc: StaticString =
    "fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is what is safe to assume."
  /// What is said of the field beside it.
  public static let ageDoc: StaticString = "How many milliseconds old that is; null for the default."
}
