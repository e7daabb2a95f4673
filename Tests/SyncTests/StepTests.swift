import Shape
import Tenancy
import Testing

/// Tests of the status that results from steps which devices added independently, whatever their clocks show.
struct StepTests {
  private enum Status: String, Choice {
    case draft, submitted, working, cancelled, done
    static let spellings = Spellings<Status>()
  }

  private enum Condition: String, StepCondition {
    case none
    static let spellings = Spellings<Condition>()
    var words: StaticString { "" }
  }

  private typealias Taken = TakenStep<Status>

  private static let table = StepTable<Status, Condition>([
    .init(.draft, to: .submitted), .init(.draft, to: .cancelled), .init(.submitted, to: .draft),
    .init(.submitted, to: .working),
    .init(.submitted, to: .cancelled), .init(.working, to: .submitted), .init(.working, to: .done),
    .init(.working, to: .cancelled),
  ])
  private static let precedence: [Status] = [.done, .cancelled, .working, .submitted, .draft]

  private func outcome(_ steps: [Taken]) -> StepsOutcome<Status> {
    StepTests.table.outcome(of: steps, from: .draft, precedence: StepTests.precedence)
  }

  private func step(_ id: Int, _ from: Status, _ to: Status, at: Int, _ follows: [Int]?) -> Taken {
    Taken(
      StepTests.uuid(id), from: from, to: to, at: Timestamp(milliseconds: at), follows: follows?.map(StepTests.uuid))
  }

  private static func uuid(_ number: Int) -> UUID { UUID(high: 0, low: UInt64(number)) }

  @Test func aSlowClockDecidesNothing() {
    // An order is submitted, set back to draft by a device whose clock is ahead, and submitted again.
    let steps = [
      step(3, .draft, .submitted, at: -300, []), step(1, .submitted, .draft, at: 0, [3]),
      step(2, .draft, .submitted, at: -200, [1]),
    ]
    let found = outcome(steps)
    #expect(found.status == .submitted)
    #expect(found.way.map(\.to) == [.submitted, .draft, .submitted])
    #expect(found.past.last { $0.to == .submitted }?.at.milliseconds == -200)
    #expect(outcome(steps.dropLast(1)).status == .draft)
  }

  @Test func ofConcurrentStepsTheStrongerCounts() {
    let first = step(1, .draft, .submitted, at: 0, [])
    let (back, on) = (step(2, .submitted, .draft, at: 9, [1]), step(3, .submitted, .working, at: 1, [1]))
    #expect(outcome([first, back, on]).status == .working)
    // A branch of steps is as strong as its strongest step. The steps that followed a stronger step count with it.
    let (worked, returned) = (step(4, .submitted, .working, at: 1, [1]), step(5, .working, .submitted, at: 2, [4]))
    let drafted = step(6, .submitted, .draft, at: 50, [1])
    #expect(outcome([first, worked, returned, drafted]).status == .submitted)
  }

  @Test func whoHasSeenBothBranchesOverrulesBoth() {
    let steps = [
      step(1, .draft, .submitted, at: 0, []), step(2, .submitted, .cancelled, at: 1, [1]),
      step(3, .submitted, .working, at: 1, [1]),
    ]
    #expect(outcome(steps).status == .cancelled)
    #expect(Set(Taken.heads(of: steps)) == [StepTests.uuid(2), StepTests.uuid(3)])
    #expect(outcome(steps + [step(4, .cancelled, .draft, at: -9, [2, 3])]).status == .draft)
  }

  @Test func stepsOfOlderProgramsComeBefore() {
    let older = [step(1, .draft, .submitted, at: 5, nil), step(2, .submitted, .working, at: 6, nil)]
    #expect(outcome(older).status == .working)
    #expect(outcome(older + [step(3, .working, .submitted, at: 0, [1, 2])]).status == .submitted)
    // A step of an older program, which names no earlier steps, is added at the position where it is allowed.
    let since = step(4, .submitted, .cancelled, at: -1, nil)
    #expect(outcome(older + [step(3, .working, .submitted, at: 0, [1, 2]), since]).status == .cancelled)
    #expect(outcome(older + [step(3, .working, .done, at: 0, [1, 2]), since]).status == .done)
  }

  @Test func stepsThatFollowEachOtherHaveAnOutcome() {
    let circle = [step(1, .draft, .submitted, at: 0, [2]), step(2, .submitted, .draft, at: 1, [1])]
    #expect(outcome(circle).status == outcome(circle.reversed()).status)
    #expect(outcome([step(1, .draft, .submitted, at: 0, [1])]).status == .submitted)
  }

  /// Devices with different clocks add steps, and exchange them at random. Some devices run an older program, whose
  /// steps do not name the steps that they follow.
  @Test func allDevicesAgree() { for seed in 0..<500 { meet(seed) } }

  private func meet(_ seed: Int) {
    let random = SeededRandom(UInt64(seed))
    func some(_ count: Int) -> Int { random.below(count) }
    let olderCount = seed % 4 == 0 ? 1 : 0
    let clocks = (0..<4).map { _ in some(1000) }
    var devices: [[Taken]] = [[], [], [], []]
    var (number, seen) = (0, [UUID: Set<UUID>]())
    for instant in 0..<40 {
      let device = some(4)
      if some(3) == 0 {
        for step in devices[some(4)] where !devices[device].contains(where: { $0.id == step.id }) {
          devices[device].append(step)
        }
        continue
      }
      let before = outcome(devices[device]).status
      let ways = StepTests.table.steps.filter { $0.from == before }
      if ways.isEmpty { continue }
      number += 1
      // The ids are random, so that they do not show which step came first.
      let id = UUID(high: UInt64(some(1000)), low: UInt64(number))
      let way = ways[some(ways.count)]
      let follows = device < olderCount ? nil : Taken.heads(of: devices[device])
      let at = Timestamp(milliseconds: clocks[device] + (some(5) == 0 ? -instant : instant))
      seen[id] = Set(devices[device].map(\.id))
      devices[device].append(Taken(id, from: way.from, to: way.to, at: at, follows: follows))
      // After a step, a person sees the status that the step leads to. Steps of an older program are ordered by their
      // times, so there this is not certain.
      if follows != nil { #expect(outcome(devices[device]).status == way.to) }
    }
    let all = Dictionary(devices.flatMap { $0 }.map { ($0.id, $0) }) { first, _ in first }
    let found = outcome(all.values.sorted { $0.id < $1.id })
    for _ in 0..<4 {
      var mixed = all.values.sorted { $0.id < $1.id }
      for index in mixed.indices { mixed.swapAt(index, some(mixed.count)) }
      let again = outcome(mixed)
      #expect(again.status == found.status && again.way.map(\.id) == found.way.map(\.id))
      #expect(again.past.map(\.id) == found.past.map(\.id))
    }
    guard olderCount == 0, let last = found.way.last else { return }
    #expect(found.status == last.to)
    #expect(!seen.values.contains { $0.contains(last.id) }, "a step that had seen the deciding one is overruled by it")
    for (step, next) in zip(found.way, found.way.dropFirst()) {
      #expect(seen[next.id]?.contains(step.id) == true && step.to == next.from)
    }
  }
}
