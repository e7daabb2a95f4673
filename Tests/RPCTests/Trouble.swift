import Shape

/// The fault of a request while it is served.
enum Trouble: String, Choice {
  case refused
  /// All work since the last commit is undone, and the request fails.
  case loses
  /// The same, once: when it is served again it succeeds.
  case losesOnce
  /// The same, and the method answers as if nothing had happened.
  case losesUnnoticed
  /// The work before the request is committed in its middle.
  case commits
  case commitsAndLoses

  static let spellings = Spellings<Trouble>()
}
