public import RPC
public import Shape

/// A condition that must be met before a record can take a step.
public protocol StepCondition: Choice {
  /// The condition, as the end of a sentence of an error message.
  var words: StaticString { get }
}

/// The steps that records of a kind can take, as a table: the status before, the status after, and the conditions.
///
///     static let steps = StepTable<OrderStatus, OrderCondition>([
///       .init(.draft, to: .submitted, when: .lines),
///       .init(.submitted, to: .inProgress),
///     ])
public struct StepTable<Status: Choice, Condition: StepCondition>: Sendable {
  /// One row of the table: a step from one status to another.
  public struct Step: Sendable {
    public let from: Status, to: Status
    /// The conditions of the step.
    let needs: [Condition]

    public init(_ from: Status, to: Status, when needs: Condition...) {
      self.from = from
      self.to = to
      self.needs = needs
    }
  }

  public let steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps }

  /// Throws an error if a step can't be taken.
  /// - Parameters:
  ///   - holds: returns a Boolean value that indicates whether a condition is met.
  ///   - what: the name of the record in an error message, such as "order".
  /// - Throws: `illegalStep`.
  public func check(
    from status: Status, to next: Status, of what: StaticString, holds: (Condition) throws(Failure) -> Bool
  ) throws(Failure) {
    let found = steps.first { $0.from == status && $0.to == next }
    if let found, try unmet(found, holds).isEmpty { return }
    throw try refusal(of: "\(next.rawValue)", from: status, of: what, holds: holds)
  }

  /// Returns the error for an action that is not possible in a status.
  /// - Parameters:
  ///   - asked: the requested action: the name of a status, or a verb.
  ///   - statuses: the statuses in which `asked`, a verb, is possible; empty for a step.
  ///   - method: returns the name of the method that takes the step to a status.
  public func refusal(
    of asked: String, from status: Status, of what: StaticString, in statuses: [Status] = [],
    by method: (Status) -> String = { _ in "" },
    hint given: String? = nil, holds: (Condition) throws(Failure) -> Bool
  ) throws(Failure) -> Failure {
    var (allowed, first): ([String], [String]) = ([], [])
    var waiting: [WaitingStep] = []
    for step in steps where step.from == status {
      let unmet = try unmet(step, holds)
      if unmet.isEmpty {
        allowed.append(step.to.rawValue)
      } else {
        waiting.append(WaitingStep(to: step.to.rawValue, needs: unmet.map(\.rawValue)))
        if step.to.rawValue == asked { first = unmet.map { "\($0.words)" } }
      }
    }
    var hint = first.isEmpty ? "" : "; first, \(first.joined(separator: ", "))"
    if let given {
      hint = "; \(given)"
    } else if !statuses.isEmpty {
      // Final statuses are not suggested: no caller wants to end a record only to make an action possible.
      let open = statuses.filter { status in steps.contains { $0.from == status } }
      hint = "; the \(what) must be \((open.isEmpty ? statuses : open).map(\.rawValue).joined(separator: " or "))"
      if let way = open.first(where: { allowed.contains($0.rawValue) }) {
        hint += ", and \(method(way)) leads to \(way.rawValue)"
      }
    } else if first.isEmpty, !allowed.isEmpty {
      hint = "; possible now: \(allowed.joined(separator: ", "))"
    }
    return Failure(
      IllegalStepData(status: status.rawValue, asked: asked, allowed: allowed, waiting: waiting),
      "The \(what) is \(status.rawValue): \(asked) is not possible now\(hint)")
  }

  private func unmet(_ step: Step, _ holds: (Condition) throws(Failure) -> Bool) throws(Failure) -> [Condition] {
    var unmet: [Condition] = []
    for condition in step.needs where try !holds(condition) { unmet.append(condition) }
    return unmet
  }
}
