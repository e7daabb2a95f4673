/// What must be so for a method to be of use, beyond its rule of access. The method itself refuses where it is not; whoever asks beforehand
/// what may be called is told so, too.
public struct Precondition: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A company is meant, though the method asks for no right there.
  public static let company = Precondition(rawValue: 1)
  /// Whoever acts in the company has signed in there.
  public static let session = Precondition(rawValue: 2)
  /// The company's credentials are kept in this data directory.
  public static let credentials = Precondition(rawValue: 4)
  /// The company is no personal one.
  public static let business = Precondition(rawValue: 8)
  /// What the company pays for is its owner's to say.
  public static let ownTier = Precondition(rawValue: 16)
  /// Analytics are part of what the company pays for.
  public static let analytics = Precondition(rawValue: 32)
  /// The company is the account's own, and none that others share with it.
  public static let ownStore = Precondition(rawValue: 64)
  /// In a company that others share, everybody who takes part may, about themselves: it takes no right there.
  public static let ownCredentials = Precondition(rawValue: 128)
  /// The company is one that others share with the account.
  public static let sharedStore = Precondition(rawValue: 256)
  /// AI is part of what the company pays for.
  public static let ai = Precondition(rawValue: 512)
}
