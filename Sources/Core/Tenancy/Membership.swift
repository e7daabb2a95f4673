internal import RPC
public import Shape

/// The user who acts in a company, and the user's rights there.
public struct Membership {
  /// The state of signing in.
  public enum SignIn: String, Choice {
    /// The company has no credentials: the account acts there.
    case unneeded
    /// The company has credentials, and no user is signed in.
    case needed
    /// A user is signed in.
    case done
    /// The company's owner requires credentials of their own from all participants, and the account has none.
    case create

    public static let spellings = Spellings<SignIn>()

    /// The description of a field that holds the state.
    public static let fieldDoc: StaticString =
      """
      The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company has \
      credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from everybody, and the \
      account has none yet (access.credentials.create).
      """

    /// A Boolean value that indicates whether a user must sign in, or make credentials, before anybody acts there.
    public var isMissing: Bool { self == .needed || self == .create }
  }

  /// The user, or the account if no user has signed in.
  public let user: UUID
  public let rights: Rights
  public let signIn: SignIn
  /// The session, or `nil` if there is none.
  public let session: OpenSession?

  /// A Boolean value that indicates whether the user can only read, whatever the rights are, because the owner has
  /// shared the company for reading.
  public let isReadOnly: Bool

  public init(user: UUID, rights: Rights, signIn: SignIn, session: OpenSession?, isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    self.user = user
    self.rights = rights
    self.signIn = signIn
    self.session = session
  }

  /// The instant at which the session ends without further use, or `nil` if there is no session.
  public var until: Timestamp? { session.map { Timestamp(milliseconds: $0.end) } }
}
