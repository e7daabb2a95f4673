public import Shape

/// The parts of a record, such as the lines of an order, whose changes are told with its own.
public struct HistoryParts {
  /// What is there, with when it was made, and what is gone.
  let there: [(id: UUID, createdAt: Timestamp)], gone: [UUID]
  /// The members that not everybody sees, with the bits of which one opens them.
  let restricted: [(name: String, mask: Int)]

  /// The members whose changes are told: what follows from other things is told with these.
  let told: Set<String>

  public init<Details: RecordDetails>(_ there: [Stored<Details>], gone: [UUID], told: [String]) {
    self.told = Set(told)
    self.there = there.map { ($0.uuid, $0.createdAt) }
    self.gone = gone
    restricted = RecordHistory<Details>.restricted
  }
}
