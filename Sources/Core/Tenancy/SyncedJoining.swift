/// The rule by which a record becomes part of another one with the same natural key, rather than get another key.
public struct SyncedJoining: Sendable {
  /// The member that names the other record.
  public let member: String
  /// The values of other members in a record that has become part of another one, as JSON.
  public let setting: [(member: String, json: String)]

  public init(_ member: String, setting: [(member: String, json: String)]) {
    self.member = member
    self.setting = setting
  }
}
