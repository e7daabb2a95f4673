/// A condition of a method in addition to its rule of access. The method itself refuses a call that does not meet the
/// condition. Callers can also ask beforehand which methods they may call, and that answer considers the condition,
/// too.
public struct Precondition: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The request must have a company, although the caller needs no right in the company.
  public static let company = Precondition(rawValue: 1)
  /// The caller must have signed in to the company.
  public static let session = Precondition(rawValue: 2)
  /// The company's credentials must be stored in this data directory.
  public static let credentials = Precondition(rawValue: 4)
  /// The company must not be a personal one.
  public static let business = Precondition(rawValue: 8)
  /// The company's tier must not be a bought one, so that its owner may set it.
  public static let ownTier = Precondition(rawValue: 16)
  /// The company's tier must include analytics.
  public static let analytics = Precondition(rawValue: 32)
  /// The company must be the account's own, and not one that another account shares with it.
  public static let ownStore = Precondition(rawValue: 64)
  /// In a company that another account shares, every participant may make the call about themselves, without any right
  /// there.
  public static let ownCredentials = Precondition(rawValue: 128)
  /// The company must be one that another account shares with this account.
  public static let sharedStore = Precondition(rawValue: 256)
  /// The company's tier must include AI.
  public static let ai = Precondition(rawValue: 512)
}
