public import RPC
public import Shape

/// What a step waits for.
public protocol StepCondition: Choice {
  /// What must be so, as the end of a sentence.
  var words: StaticString { get }
}

/// The steps that records of a kind can take, as a table: from where, to where, and what must be so first.
///
///     static let steps = StepTable<OrderStatus, OrderCondition>([
///       .init(.draft, to: .submitted, when: .lines),
///       .init(.submitted, to: .inProgress),
///     ])
public struct StepTable<Status: Choice, Condition: StepCondition>: Sendable {
  /// One step.
  public struct Step: Sendable {
    public let from: Status, to: Status
    /// What must be so first.
    let needs: [Condition]

    public init(_ from: Status, to: Status, when needs: Condition...) {
      self.from = from
      self.to = to
      self.needs = needs
    }
  }

  public let steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps }

  /// The status that steps lead to which several devices may have taken apart from each other. Of two from one status the one whose target
  /// stands first in `precedence` counts; what cannot be taken then is passed over, with all that followed it. One whose instant comes before
  /// that of the step that it followed, as clocks differ, is taken where it can be.
  /// - Parameter taken: in the order of their instants.
  public func status(after taken: [(from: Status, to: Status)], from first: Status, precedence: [Status]) -> Status {
    func rank(_ status: Status) -> Int { precedence.firstIndex(of: status) ?? precedence.count }
    func follows(_ step: (from: Status, to: Status), _ status: Status) -> Bool {
      step.from == status && steps.contains { $0.from == step.from && $0.to == step.to }
    }
    var left = taken
    // Where steps led that don't count.
    var lost: [Status] = []
    while true {
      var (status, accepted, early): (Status, [Int], [Int]) = (first, [], [])
      var loser: Int?
      for (index, step) in left.enumerated() {
        if follows(step, status) {
          status = step.to
          accepted.append(index)
          continue
        }
        guard let rival = accepted.last(where: { left[$0].from == step.from }) else {
          if !lost.contains(step.from) { early.append(index) }
          continue
        }
        loser = rank(step.to) < rank(left[rival].to) ? rival : index
        break
      }
      if let loser {
        lost.append(left.remove(at: loser).to)
        continue
      }
      while let next = early.firstIndex(where: { follows(left[$0], status) }) { status = left[early.remove(at: next)].to }
      return status
    }
  }

  /// Refuses a step that can't be taken.
  /// - Parameters:
  ///   - holds: whether a condition is met.
  ///   - what: what a sentence calls the record.
  /// - Throws: `illegalStep`.
  public func check(
    from status: Status, to next: Status, of what: StaticString, holds: (Condition) throws(Failure) -> Bool
  ) throws(Failure) {
    let found = steps.first { $0.from == status && $0.to == next }
    if let found, try unmet(found, holds).isEmpty { return }
    throw try refusal(of: "\(next.rawValue)", from: status, of: what, holds: holds)
  }

  /// The refusal of something that can't be done in a status.
  /// - Parameters:
  ///   - asked: what was to be done: the name of a status, or a verb.
  ///   - statuses: those in which `asked`, a verb, can be done; empty for a step.
  ///   - method: which one takes the step to a status.
  public func refusal(
    of asked: String, from status: Status, of what: StaticString, in statuses: [Status] = [], by method: (Status) -> String = { _ in "" },
    holds: (Condition) throws(Failure) -> Bool
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
    if !statuses.isEmpty {
      // Nobody ends something so as to do something with it.
      let open = statuses.filter { status in steps.contains { $0.from == status } }
      hint = "; it must be \((open.isEmpty ? statuses : open).map(\.rawValue).joined(separator: " or "))"
      if let way = open.first(where: { allowed.contains($0.rawValue) }) { hint += ", and \(method(way)) leads to \(way.rawValue)" }
    } else if first.isEmpty, !allowed.isEmpty {
      hint = "; open are \(allowed.joined(separator: ", "))"
    }
    return Failure(
      IllegalStepData(status: status.rawValue, asked: asked, allowed: allowed, waiting: waiting),
      "The \(what) is \(status.rawValue): \(asked) is not open to it now\(hint)")
  }

  private func unmet(_ step: Step, _ holds: (Condition) throws(Failure) -> Bool) throws(Failure) -> [Condition] {
    var unmet: [Condition] = []
    for condition in step.needs where try !holds(condition) { unmet.append(condition) }
    return unmet
  }
}
