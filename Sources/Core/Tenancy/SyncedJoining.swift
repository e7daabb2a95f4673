/// A rule for two records with the same natural key. One becomes part of the other, instead of getting another key.
public struct SyncedJoining: Sendable {
  /// The member in which the record names the other record that it has become part of.
  public let member: String
  /// The values that other members get when the record becomes part of another one, as JSON.
  public let setting: [(member: String, json: String)]

  public init(_ member: String, setting: [(member: String, json: String)]) {
    self.member = member
    self.setting = setting
  }
}
