internal import RPC
public import Shape

/// The user who acts in a company, and the user's rights there.
public struct Membership {
  /// The state of signing in to the company.
  public enum SignIn: String, Choice {
    /// The company has no credentials, so the account acts in it without signing in.
    case unneeded
    /// The company has credentials, and no user is signed in.
    case needed
    /// A user is signed in.
    case done
    /// The owner requires that all participants have credentials of their own, and the account has none.
    case create

    public static let spellings = Spellings<SignIn>()

    /// The description of a field that holds the state.
    public static let fieldDoc: StaticString =
      """
      The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed: the company has \
      credentials, and no user is signed in. done: a user is signed in. create: the owner requires credentials from everybody, and the \
      account has none yet (access.credentials.create).
      """

    /// A Boolean value that indicates whether nobody can act in the company before a user signs in, or creates
    /// credentials.
    public var isMissing: Bool { self == .needed || self == .create }
  }

  /// The user, or the account if no user has signed in.
  public let user: UUID
  public let rights: Rights
  public let signIn: SignIn
  /// The session of the signed-in user, or `nil` if no user is signed in.
  public let session: OpenSession?

  /// A Boolean value that indicates whether the user can only read, because the owner has shared the company for
  /// reading. The user's rights don't change this.
  public let isReadOnly: Bool

  public init(user: UUID, rights: Rights, signIn: SignIn, session: OpenSession?, isReadOnly: Bool = false) {
    self.isReadOnly = isReadOnly
    self.user = user
    self.rights = rights
    self.signIn = signIn
    self.session = session
  }

  /// The instant at which the session ends if it is not used any more, or `nil` if there is no session.
  public var until: Timestamp? { session.map { Timestamp(milliseconds: $0.end) } }
}
