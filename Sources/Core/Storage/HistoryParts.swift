public import Shape

/// The parts of a record, such as the lines of an order, whose changes are told with its own.
public struct HistoryParts {
  /// What is told of parts of a kind.
  public struct Kind {
    /// The members whose changes are told. Others follow from what is told elsewhere.
    let told: Set<String>
    /// The members that not everybody sees, with the bits of which one opens them.
    let restricted: [(name: String, mask: Int)]

    public init<Details: RecordDetails>(_ type: Details.Type, told: [String]) {
      self.told = Set(told)
      restricted = ObjectSchema(of: Stored<Details>.self).restrictedMembers
    }
  }

  let kind: Kind
  /// What is there, with when it was made, and what is gone.
  let there: [(id: UUID, createdAt: Timestamp)], gone: [UUID]

  public init<Details: RecordDetails>(_ kind: Kind, there: [Stored<Details>], gone: [UUID]) {
    self.kind = kind
    self.there = there.map { ($0.uuid, $0.createdAt) }
    self.gone = gone
  }
}
