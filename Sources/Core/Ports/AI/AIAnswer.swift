public import Shape

/// What the AI of the host answered, checked against its description. It is kept in memory alone.
public struct AIAnswer<Content: Record> {
  /// The id by which a person accepts the answer later.
  public let suggestion: UUID
  public let content: Content
  /// The record that the question was about; `nil` for none.
  public let subject: UUID?
  /// When the host gave it.
  public let at: Timestamp
  /// A Boolean value that indicates whether the question was answered before, and the host was not asked again.
  public let isRepeated: Bool

  public init(suggestion: UUID, _ content: Content, about subject: UUID?, at: Timestamp, isRepeated: Bool) {
    self.subject = subject
    self.suggestion = suggestion
    self.content = content
    self.at = at
    self.isRepeated = isRepeated
  }
}
