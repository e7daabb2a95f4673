import Foundation
import Sync
import Testing

/// All devices come to the same state, whatever happens on the way, and nothing is lost without a line.
struct ConvergenceTests {
  private typealias Schedule = [(step: Simulation.Step, seed: UInt64)]

  /// How many schedules: ten thousand where time allows.
  private static let schedules = Int(ProcessInfo.processInfo.environment["SYNC_SCHEDULES"] ?? "") ?? 1000
  /// The only one, for whoever looks for a fault.
  private static let only = ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { UInt64($0) }

  private static func devices(_ seed: UInt64) -> Int { 2 + Int(seed % 4) }

  /// Runs a schedule; returns what is wrong in the end.
  private static func flaw(_ seed: UInt64, _ schedule: Schedule) -> String? {
    let simulation = Simulation(seed: seed, devices: devices(seed))
    for (step, seed) in schedule { simulation.run(step, picking: seed) }
    return simulation.flaw()
  }

  @Test func devicesComeToTheSameState() {
    for seed in ConvergenceTests.only.map({ $0...$0 }) ?? 0...UInt64(ConvergenceTests.schedules - 1) {
      let schedule = Simulation.schedule(
        seed: seed, devices: ConvergenceTests.devices(seed), steps: 60 + Int(seed % 7) * 40)
      guard ConvergenceTests.flaw(seed, schedule) != nil else { continue }
      let shortest = schedule.shrunk { ConvergenceTests.flaw(seed, $0) != nil }
      let flaw = ConvergenceTests.flaw(seed, shortest) ?? ""
      Issue.record("seed \(seed): \(flaw)\n\(shortest.map { "  \($0.step)" }.joined(separator: "\n"))")
      return
    }
  }
}
