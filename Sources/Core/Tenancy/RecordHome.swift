/// The zones that records of a kind stand in: those of companies, the account's own, or both.
public enum RecordHome: Sendable {
  case companies, account, both

  /// - Parameters:
  ///   - isSecret: whether they are secrets, which are never in a zone that can be shared.
  ///   - hasAnyOwner: whether they belong to a record of any kind, beside which they stand.
  public init(isSecret: Bool, hasAnyOwner: Bool) { self = isSecret ? .account : hasAnyOwner ? .both : .companies }

  /// A Boolean value that indicates whether the records may stand in the account's own zone.
  public var includesAccount: Bool { self != .companies }
  /// A Boolean value that indicates whether they may stand in the zone of a company.
  public var includesCompanies: Bool { self != .account }
}
