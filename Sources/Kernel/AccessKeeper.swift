public import RPC
public import Shape

/// Who acts in a company, and what they hold there.
public struct Standing {
  /// How it comes that they act there.
  public enum SignIn: String, Choice {
    /// The company has no credentials: the account acts there.
    case unneeded
    /// It has, and nobody is signed in.
    case needed
    /// Somebody is signed in.
    case done

    public static let spellings = Spellings<SignIn>()
  }

  /// The user; the account where nobody has signed in.
  public let user: UUID
  public let rights: Rights
  public let signIn: SignIn
  /// When the session ends; nil where there is none.
  public let until: Timestamp?

  public init(user: UUID, rights: Rights, signIn: SignIn, until: Timestamp?) {
    self.user = user
    self.rights = rights
    self.signIn = signIn
    self.until = until
  }
}

/// Knows what people hold in companies.
public protocol AccessKeeper: AnyObject {
  /// Who acts in the company with this number in the store; nil when the account may not even know of it.
  func standing(in company: UUID, of store: Store) throws(Failure) -> Standing?

  /// Notes that an answer of `standing`, which is remembered, was read now.
  func noteReading(in store: Store)

  /// Makes the account an owner of a company that it has just created.
  func admitFounder(of company: UUID, number: Int) throws(Failure)

  /// All bits that anybody holds in a company.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int
}
