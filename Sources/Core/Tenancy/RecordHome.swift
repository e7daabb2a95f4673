/// The zones in the cloud that hold records of a kind: those of companies, the account's own zone, or both.
public enum RecordHome: Sendable {
  case companies, account, both

  /// - Parameters:
  ///   - isSecret: a Boolean value that indicates whether the records are secrets, which are never in a zone that can
  ///     be shared.
  ///   - hasAnyOwner: a Boolean value that indicates whether each record belongs to a record of any kind, and is in
  ///     that record's zone.
  public init(isSecret: Bool, hasAnyOwner: Bool) { self = isSecret ? .account : hasAnyOwner ? .both : .companies }

  /// A Boolean value that indicates whether the records may be in the account's own zone.
  public var includesAccount: Bool { self != .companies }
  /// A Boolean value that indicates whether the records may be in the zone of a company.
  public var includesCompanies: Bool { self != .account }
}
