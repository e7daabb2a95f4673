/// A member with a number of the company's, no two records of which have the same: of two that have, the one that got it later gets the
/// next.
public struct SyncedNumber: Sendable {
  public let member: String
  /// The member that says since when a record has it.
  public let since: String
  /// The member with those that it has had before.
  public let former: String

  public init(_ member: String, since: String, former: String) {
    self.member = member
    self.since = since
    self.former = former
  }
}
