/// Describes a member with a number that only one record of a company may have. If two devices give the same number to
/// two records, the record that got it later gets the next free number.
public struct SyncedNumber: Sendable {
  public let member: String
  /// The member with the instant since which a record has the number.
  public let since: String
  /// The member with the record's earlier numbers.
  public let former: String

  public init(_ member: String, since: String, former: String) {
    self.member = member
    self.since = since
    self.former = former
  }
}
