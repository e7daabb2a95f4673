public import Shape

/// An answer of the host's AI that was checked against the description of its content. The answer is stored in memory
/// only.
public struct AIAnswer<Content: Record> {
  /// The id by which a person accepts the answer later.
  public let suggestion: UUID
  public let content: Content
  /// The record that the question was about; `nil` for none.
  public let subject: UUID?
  /// The instant at which the host gave the answer.
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
