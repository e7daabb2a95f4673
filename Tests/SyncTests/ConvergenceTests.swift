import Foundation
import Sync
import Testing

/// All devices come to the same state, whatever happens on the way, and no edit is lost without a line.
struct ConvergenceTests {
  /// How many schedules: ten thousand where time allows.
  private static let schedules = Int(ProcessInfo.processInfo.environment["SYNC_SCHEDULES"] ?? "") ?? 1000
  /// The only one, for whoever looks for a fault.
  private static let only = ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { UInt64($0) }

  private static func devices(_ seed: UInt64) -> Int { 2 + Int(seed % 3) }

  /// Runs a schedule; returns what is wrong in the end.
  private static func flaw(_ seed: UInt64, _ schedule: [SimStep]) -> String? {
    let simulation = Simulation(seed: seed, devices: devices(seed), hazards: Mended.hazards)
    for step in schedule { simulation.run(step) }
    return simulation.flaw(Mended.rules)
  }

  @Test func noEditIsLost() {
    for seed in ConvergenceTests.only.map({ $0...$0 }) ?? 0...UInt64(ConvergenceTests.schedules - 1) {
      let schedule = SimStep.schedule(
        seed: seed, devices: ConvergenceTests.devices(seed), steps: 60 + Int(seed % 7) * 40, hazards: Mended.hazards)
      guard ConvergenceTests.flaw(seed, schedule) != nil else { continue }
      let shortest = schedule.shrunk { ConvergenceTests.flaw(seed, $0) != nil }
      let flaw = ConvergenceTests.flaw(seed, shortest) ?? ""
      Issue.record("seed \(seed): \(flaw)\n\(shortest.map { "  \($0)" }.joined(separator: "\n"))")
      return
    }
  }
}
