public import Shape

/// One step that a record has taken.
public struct TakenStep<Status: Choice>: Sendable {
  public let id: UUID, from: Status, to: Status
  /// The instant by the clock of the device that took the step. It decides only the order of steps without `follows`.
  public let at: Timestamp
  /// The steps that this step follows: those that no other step followed on the device that took this one. Empty for
  /// the first step. `nil` for a step of a program that did not store them.
  public let follows: [UUID]?

  public init(_ id: UUID, from: Status, to: Status, at: Timestamp, follows: [UUID]?) {
    self.id = id
    self.from = from
    self.to = to
    self.at = at
    self.follows = follows
  }

  /// Returns the ids of the steps that no other step follows. The record's next step will follow them.
  public static func heads(of steps: [TakenStep]) -> [UUID] {
    // A record has few steps, so a search costs less than a set.
    steps.map(\.id).filter { id in !steps.contains { $0.follows?.contains(id) == true } }
  }
}

/// The status that a record's steps lead to.
public struct StepsOutcome<Status: Choice>: Sendable {
  public let status: Status
  /// The steps that lead to the status. Each begins at the target of the previous step.
  public let way: [TakenStep<Status>]
  /// The steps of `way`, and before them all other steps without `follows`, even those that don't count.
  public let past: [TakenStep<Status>]
}
