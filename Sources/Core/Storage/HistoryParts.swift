public import Shape

/// The parts of one record, such as the lines of an order. The record's history shows their changes, too.
public struct HistoryParts {
  /// A kind of parts, and the members whose changes a history shows.
  public struct Kind {
    /// The members whose changes are shown. Other members only change together with data whose changes are shown
    /// elsewhere.
    let told: Set<String>
    /// The members that only some readers see, each with a bit mask. A reader who has one of the bits sees the member.
    let restricted: [(name: String, mask: Int)]

    public init<Details: RecordDetails>(_ type: Details.Type, told: [String]) {
      self.told = Set(told)
      restricted = ObjectSchema(of: Stored<Details>.self).restrictedMembers
    }
  }

  let kind: Kind
  /// The parts that exist, each with the instant of its creation, and the ids of the parts that were deleted.
  let there: [(id: UUID, createdAt: Timestamp)], gone: [UUID]

  public init<Details: RecordDetails>(_ kind: Kind, there: [Stored<Details>], gone: [UUID]) {
    self.kind = kind
    self.there = there.map { ($0.uuid, $0.createdAt) }
    self.gone = gone
  }
}
