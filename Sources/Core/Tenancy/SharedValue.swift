public import Shape

/// A value that two records have, although only one record may have it.
public struct SharedValue: Sendable {
  public let member: String
  /// The value as JSON, as the first record has it. If the member is a list, an element of the list.
  public let json: String
  /// The id of the second record, and the value as that record has it.
  public let holder: UUID, otherJSON: String

  public init(_ member: String, _ json: String, of holder: UUID, as otherJSON: String) {
    self.member = member
    self.json = json
    self.holder = holder
    self.otherJSON = otherJSON
  }
}
