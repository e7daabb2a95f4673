internal import RPC
public import Shape
public import Storage

/// The kind of record that `CompanyID` points to; the record itself belongs to the companies' service.
public enum CompanyIdentity {}

/// The id of a company.
public typealias CompanyID = ID<CompanyIdentity>

/// The company that a request works in: the place of its records, and the caller's rights there. The account has a
/// scope, too, for records that may belong to a company or to the account.
public final class CompanyScope {
  /// The company's id. For the account, an id that no company has.
  public let company: UUID
  /// The company's number in its store.
  public let number: Int
  public let store: Store
  public let isArchived: Bool
  /// The user who acts there, and the user's rights.
  public let membership: Membership
  /// The partition of the company's records.
  public let partition: Partition
  /// The session, if it ends after a time without use; otherwise `nil`.
  let session: OpenSession?
  /// The instant at which the membership ends in any case, in milliseconds, or the end of time if it does not end.
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

  /// The id in the place of a company's id for the account's own records.
  public static let account = UUID(high: 0, low: 0)

  /// The scope of the account's own records, over which the account has all rights.
  /// - Parameter user: the account, or the account of the device that has made a change elsewhere.
  public static func ofAccount(by user: UUID) -> CompanyScope {
    let membership = Membership(user: user, rights: .founder, signIn: .unneeded, session: nil)
    return CompanyScope(company: account, number: 0, store: .private, isArchived: false, membership: membership)
  }

  /// A Boolean value that indicates whether this is the account, and no company.
  public var isOfAccount: Bool { company == CompanyScope.account }

  /// Returns a Boolean value that indicates whether a session has ended since it was looked at.
  @inline(__always) func hasEnded(at now: Timestamp) -> Bool { end <= now.milliseconds || isIdle(at: now) }

  @inline(__always) private func isIdle(at now: Timestamp) -> Bool {
    if let session { session.end <= now.milliseconds } else { false }
  }

  public var rights: Rights { membership.rights }
  /// The audience that results are written for.
  public var audience: Audience { membership.rights.audience }
}
