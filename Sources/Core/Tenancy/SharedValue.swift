public import Shape

/// A value that two records have, and only one may have.
public struct SharedValue: Sendable {
  public let member: String
  /// The value as JSON, in the record's form; for a list, an element of it.
  public let json: String
  /// The other record, and the value in that record's form.
  public let holder: UUID, otherJSON: String

  public init(_ member: String, _ json: String, of holder: UUID, as otherJSON: String) {
    self.member = member
    self.json = json
    self.holder = holder
    self.otherJSON = otherJSON
  }
}
