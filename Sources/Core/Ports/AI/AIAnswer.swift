public import Shape

/// What the AI of the host answered, checked against its description. It is kept in memory alone.
public struct AIAnswer<Content: Record> {
  /// Identifies the answer for whoever accepts it later.
  public let suggestion: UUID
  public let content: Content
  /// When the host gave it.
  public let at: Timestamp
  /// A Boolean value that indicates whether the question was answered before, and the host was not asked again.
  public let isRepeated: Bool

  public init(suggestion: UUID, _ content: Content, at: Timestamp, isRepeated: Bool) {
    self.suggestion = suggestion
    self.content = content
    self.at = at
    self.isRepeated = isRepeated
  }
}
