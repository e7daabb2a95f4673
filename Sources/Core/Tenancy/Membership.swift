internal import RPC
public import Shape

/// Who acts in a company, and what they hold there.
public struct Membership {
  /// How it comes that they act there.
  public enum SignIn: String, Choice {
    /// The company has no credentials: the account acts there.
    case unneeded
    /// It has, and nobody is signed in.
    case needed
    /// Somebody is signed in.
    case done
    /// The company's owner asks everybody who takes part for credentials of their own, and the account has none.
    case create

    public static let spellings = Spellings<SignIn>()

    /// What is said of a field that holds it.
    public static let fieldDoc: StaticString =
      """
      The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company has \
      credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from everybody, and the \
      account has none yet (access.credentials.create).
      """

    /// Whether nobody acts there before somebody has signed in, or has made what they sign in with.
    public var isMissing: Bool { self == .needed || self == .create }
  }

  /// The user; the account where nobody has signed in.
  public let user: UUID
  public let rights: Rights
  public let signIn: SignIn
  /// nil where there is none.
  public let session: OpenSession?

  /// Whether they look on alone, whatever their rights: the company's owner has shared it so.
  public let isReadOnly: Bool

  public init(user: UUID, rights: Rights, signIn: SignIn, session: OpenSession?, isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    self.user = user
    self.rights = rights
    self.signIn = signIn
    self.session = session
  }

  /// When the session ends, if nothing is done until then; nil where there is none.
  public var until: Timestamp? { session.map { Timestamp(milliseconds: $0.end) } }
}
