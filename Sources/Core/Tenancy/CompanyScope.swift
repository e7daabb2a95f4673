internal import RPC
public import Shape
public import Storage

/// The kind of record that a `CompanyID` identifies. The record itself belongs to the service of companies.
public enum CompanyIdentity {}

/// The id of a company.
public typealias CompanyID = ID<CompanyIdentity>

/// The company that a request works in: where its records are, and the caller's rights. The account has a scope, too,
/// for methods about records that may belong to a company or to the account.
public final class CompanyScope {
  /// The company's id. For the account, an id that no company has.
  public let company: UUID
  /// The company's number in its store.
  public let number: Int
  public let store: Store
  public let isArchived: Bool
  /// The user who acts in the company, and the user's rights.
  public let membership: Membership
  /// The partition of the company's records.
  public let partition: Partition
  /// The session, or `nil` if there is none, or none that ends after a time without use.
  let session: OpenSession?
  /// The instant at which the membership ends even if it is used, in milliseconds. `Int.max` if it does not end.
  private let end: Int

  public init(company: UUID, number: Int, store: Store, isArchived: Bool, membership: Membership) {
    self.company = company
    self.number = number
    self.store = store
    self.isArchived = isArchived
    self.membership = membership
    partition = company == CompanyScope.account ? .account : Partition(store: store, company: company, number: number)
    session = membership.session?.idle == nil ? nil : membership.session
    end = membership.session?.expiresAt ?? .max
  }

  /// The id that stands for the account where a company's id is expected. No company has this id.
  public static let account = UUID(high: 0, low: 0)

  /// The scope of the account's own records, over which the account has all rights.
  /// - Parameter user: the account. For a change that another device has made, the account of that device.
  public static func ofAccount(by user: UUID) -> CompanyScope {
    let membership = Membership(user: user, rights: .founder, signIn: .unneeded, session: nil)
    return CompanyScope(company: account, number: 0, store: .private, isArchived: false, membership: membership)
  }

  /// A Boolean value that indicates whether this is the scope of the account, rather than of a company.
  public var isOfAccount: Bool { company == CompanyScope.account }

  /// Returns a Boolean value that indicates whether the session has ended since the scope was made.
  @inline(__always) func hasEnded(at now: Timestamp) -> Bool { end <= now.milliseconds || isIdle(at: now) }

  @inline(__always) private func isIdle(at now: Timestamp) -> Bool {
    if let session { session.end <= now.milliseconds } else { false }
  }

  public var rights: Rights { membership.rights }
  /// The audience that results are written for.
  public var audience: Audience { membership.rights.audience }
}
