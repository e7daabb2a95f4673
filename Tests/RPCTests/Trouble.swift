import Shape

/// The trouble that a request meets while it is served.
enum Trouble: String, Choice {
  case refused
  /// All work since the last commit is rolled back, and the request fails.
  case loses
  /// Like `loses`, but only at the first attempt. When the request is served again, it succeeds.
  case losesOnce
  /// Like `loses`, but the method returns a result as if nothing had happened.
  case losesUnnoticed
  /// The work before the request is committed while the request runs.
  case commits
  case commitsAndLoses

  static let spellings = Spellings<Trouble>()
}
