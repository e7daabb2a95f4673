public import Shape

/// An answer of the host's AI whose content has the expected form. The answer is stored in memory only.
public struct AIAnswer<Content: Record> {
  /// The id of the answer. A later request of the user names it to accept the suggestion.
  public let suggestion: UUID
  public let content: Content
  /// The id of the record that the question was about; `nil` if it was about no record.
  public let subject: UUID?
  /// The instant at which the host gave the answer.
  public let at: Timestamp
  /// A Boolean value that indicates whether this is the stored answer to an earlier, equal question. The host was not
  /// asked again.
  public let isRepeated: Bool

  public init(suggestion: UUID, _ content: Content, about subject: UUID?, at: Timestamp, isRepeated: Bool) {
    self.subject = subject
    self.suggestion = suggestion
    self.content = content
    self.at = at
    self.isRepeated = isRepeated
  }
}
