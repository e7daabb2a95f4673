/// A member with a number that only one record of a company may have. If two records have the same number, the record
/// that got it later gets the next number.
public struct SyncedNumber: Sendable {
  public let member: String
  /// The member that says since when a record has the number.
  public let since: String
  /// The member with the numbers that the record has had before.
  public let former: String

  public init(_ member: String, since: String, former: String) {
    self.member = member
    self.since = since
    self.former = former
  }
}
