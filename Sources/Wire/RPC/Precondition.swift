/// A condition of a method beyond its rule of access. The method itself refuses a call that does not meet the
/// condition. A caller that asks beforehand which methods may be called learns this, too.
public struct Precondition: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The request has a company, although the method needs no right in the company.
  public static let company = Precondition(rawValue: 1)
  /// The caller has signed in to the company.
  public static let session = Precondition(rawValue: 2)
  /// The company's credentials are stored in this data directory.
  public static let credentials = Precondition(rawValue: 4)
  /// The company is not a personal one.
  public static let business = Precondition(rawValue: 8)
  /// The company's tier was not bought, so its owner may set it.
  public static let ownTier = Precondition(rawValue: 16)
  /// Analytics are part of the company's tier.
  public static let analytics = Precondition(rawValue: 32)
  /// The company is the account's own, and is not shared by another account.
  public static let ownStore = Precondition(rawValue: 64)
  /// In a company that another account shares, every participant may make the call about themselves. The call needs no
  /// right there.
  public static let ownCredentials = Precondition(rawValue: 128)
  /// The company is one that another account shares with this account.
  public static let sharedStore = Precondition(rawValue: 256)
  /// AI is part of the company's tier.
  public static let ai = Precondition(rawValue: 512)
}
