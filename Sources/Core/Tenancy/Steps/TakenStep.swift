public import Shape

/// One step that a record has taken.
public struct TakenStep<Status: Choice>: Sendable {
  public let id: UUID, from: Status, to: Status
  /// The instant by the clock of the device that took the step. It decides only the order of steps without `follows`.
  public let at: Timestamp
  /// The steps that no step followed on the device that took this one; empty for the first step. `nil` for a step of a
  /// program that did not store them.
  public let follows: [UUID]?

  public init(_ id: UUID, from: Status, to: Status, at: Timestamp, follows: [UUID]?) {
    self.id = id
    self.from = from
    self.to = to
    self.at = at
    self.follows = follows
  }

  /// Returns the steps that no other step follows. The next step follows these.
  public static func heads(of steps: [TakenStep]) -> [UUID] {
    // Few steps: a search costs less than a set.
    steps.map(\.id).filter { id in !steps.contains { $0.follows?.contains(id) == true } }
  }
}

/// The outcome of steps.
public struct StepsOutcome<Status: Choice>: Sendable {
  public let status: Status
  /// The steps that lead to the status, each from the target of the step before.
  public let way: [TakenStep<Status>]
  /// The same steps, and before them all steps without `follows`, including those that don't count.
  public let past: [TakenStep<Status>]
}
