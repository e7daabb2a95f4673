public import Shape

/// The parts of a record, such as the lines of an order, whose changes are shown in the record's history.
public struct HistoryParts {
  /// A kind of parts, and the members of it that a history shows.
  public struct Kind {
    /// The members whose changes are shown. Changes of other members follow from changes that are shown elsewhere.
    let told: Set<String>
    /// The members that only some readers see, each with a bit mask. A reader who has one of the bits sees the member.
    let restricted: [(name: String, mask: Int)]

    public init<Details: RecordDetails>(_ type: Details.Type, told: [String]) {
      self.told = Set(told)
      restricted = ObjectSchema(of: Stored<Details>.self).restrictedMembers
    }
  }

  let kind: Kind
  /// The parts that exist, each with the instant of its creation, and the parts that were deleted.
  let there: [(id: UUID, createdAt: Timestamp)], gone: [UUID]

  public init<Details: RecordDetails>(_ kind: Kind, there: [Stored<Details>], gone: [UUID]) {
    self.kind = kind
    self.there = there.map { ($0.uuid, $0.createdAt) }
    self.gone = gone
  }
}
