internal import Shape

/// Computes a record's status from steps of several devices. Some steps were taken without having seen other steps.
///
/// A step names the steps that it follows (`follows`), so the steps of a record form a graph. The clocks of the devices
/// don't matter: the same steps have the same outcome on all devices, in whatever order they have arrived.
///
/// - A step counts before all steps that it follows, directly or through other steps.
/// - If two devices have not seen each other's steps, their steps form two branches. The branch with the stronger step
///   counts. If both are equally strong, their last steps decide, and then the ids of these steps.
/// - A step that was taken after two branches had met follows both branches. So the branch that did not count still
///   does not count.
/// - Steps of older programs have no `follows`. They come before all steps with `follows`. If no step follows such a
///   step, it is taken when it is possible.
extension StepTable {
  /// Returns the status that steps lead to, and the steps on the way.
  /// - Parameter precedence: the statuses, the strongest first.
  public func outcome(of steps: [TakenStep<Status>], from first: Status, precedence: [Status]) -> StepsOutcome<Status> {
    let older = steps.filter { $0.follows == nil }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    let graph = StepGraph(steps.filter { $0.follows != nil }.sorted { $0.id < $1.id }, precedence)
    guard let last = graph.winner else {
      let (status, way) = outcome(ofUnlinked: older, from: first, precedence: precedence)
      return StepsOutcome(status: status, way: way, past: older)
    }
    let line = graph.line(to: last)
    let followed = older.filter { graph.follows($0.id) }
    var status = graph.steps[last].to
    var late = older.filter { !graph.follows($0.id) }
    var taken: [TakenStep<Status>] = []
    while let next = late.firstIndex(where: { isStep($0, from: status) }) {
      taken.append(late.remove(at: next))
      status = taken[taken.count - 1].to
    }
    let before = outcome(ofUnlinked: followed, from: first, precedence: precedence).way
    return StepsOutcome(status: status, way: before + line + taken, past: followed + late + line + taken)
  }

  private func isStep(_ step: TakenStep<Status>, from status: Status) -> Bool {
    step.from == status && steps.contains { $0.from == step.from && $0.to == step.to }
  }

  /// Returns the outcome of steps without `follows`. Of two steps from one status, the step whose target comes first in
  /// `precedence` counts. A step that is not possible after that is skipped, with all steps that followed it. Clocks
  /// differ, so a step may have an earlier instant than the step that it followed. Such a step is taken when it is
  /// possible.
  /// - Parameter taken: the steps in the order of their instants.
  private func outcome(
    ofUnlinked taken: [TakenStep<Status>], from first: Status, precedence: [Status]
  ) -> (status: Status, way: [TakenStep<Status>]) {
    func rank(_ status: Status) -> Int { precedence.firstIndex(of: status) ?? precedence.count }
    var left = taken
    // The targets of steps that don't count.
    var lost: [Status] = []
    while true {
      var (status, accepted, early): (Status, [Int], [Int]) = (first, [], [])
      var loser: Int?
      for (index, step) in left.enumerated() {
        if isStep(step, from: status) {
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
      while let next = early.firstIndex(where: { isStep(left[$0], from: status) }) {
        accepted.append(early.remove(at: next))
        status = left[accepted[accepted.count - 1]].to
      }
      return (status, accepted.map { left[$0] })
    }
  }
}

/// The graph of a record's steps. Each of them names the steps that it follows.
private struct StepGraph<Status: Choice> {
  /// The steps in the order of their ids.
  let steps: [TakenStep<Status>]
  private let precedence: [Status]
  private let places: [UUID: Int]
  private let followed: Set<UUID>

  init(_ steps: [TakenStep<Status>], _ precedence: [Status]) {
    self.steps = steps
    self.precedence = precedence
    places = Dictionary(steps.enumerated().map { ($1.id, $0) }) { first, _ in first }
    followed = Set(steps.flatMap { $0.follows ?? [] })
  }

  func follows(_ id: UUID) -> Bool { followed.contains(id) }

  /// The last step of the branch that counts, as an index of `steps`. `nil` if there are no steps.
  var winner: Int? {
    let ends = steps.indices.filter { !followed.contains(steps[$0].id) }
    // If each step is followed by another, the steps form a circle. The core never makes such steps. If they arrive
    // anyway, any outcome is right that is the same on all devices.
    return (ends.isEmpty ? Array(steps.indices) : ends).reduce(Int?.none) { best, next in
      guard let best else { return next }
      return counts(next, before: best) ? next : best
    }
  }

  private func strength(_ step: Int) -> Int {
    precedence.firstIndex(of: steps[step].to).map { precedence.count - $0 } ?? 0
  }

  /// Returns a Boolean value that indicates whether a branch counts before another one whose last step has the lower
  /// id.
  private func counts(_ a: Int, before b: Int) -> Bool {
    let (pastOfA, pastOfB) = (past(of: a), past(of: b))
    let (strengthOfA, strengthOfB) = (
      pastOfA.subtracting(pastOfB).map(strength).max() ?? 0, pastOfB.subtracting(pastOfA).map(strength).max() ?? 0
    )
    return strengthOfA != strengthOfB ? strengthOfA > strengthOfB : strength(a) > strength(b)
  }

  private func parents(of step: Int) -> [Int] { (steps[step].follows ?? []).compactMap { places[$0] } }

  /// Returns a step, and all steps that it follows, directly or through other steps.
  private func past(of step: Int) -> Set<Int> {
    var (past, open): (Set<Int>, [Int]) = ([step], [step])
    while let next = open.popLast() { open += parents(of: next).filter { past.insert($0).inserted } }
    return past
  }

  /// Returns the steps that lead to a step, in the order in which they were taken, with the step itself at the end. If
  /// a step follows several steps, the line has only one of them: the one whose `to` is the step's `from`, or else the
  /// first.
  func line(to step: Int) -> [TakenStep<Status>] {
    var (line, seen) = ([step], Set([step]))
    while let last = line.last {
      let before = parents(of: last).filter { !seen.contains($0) }
      guard let next = before.first(where: { steps[$0].to == steps[last].from }) ?? before.first else { break }
      seen.insert(next)
      line.append(next)
    }
    return line.reversed().map { steps[$0] }
  }
}
