import Sync
import Testing

/// Runs random schedules of several devices. In the end all devices must have the same state, and each lost edit must
/// have a conflict line.
struct ConvergenceTests {
  /// The seeds of the schedules. `SYNC_SCHEDULES` sets their number.
  private static let seeds = Seeds(named: "SYNC_SCHEDULES", else: 1000, and: telling)
  /// Seeds that have found faults before. The faults concerned: parts deleted while they are being sent, containers
  /// restored from a copy between two batches, earlier records under the same natural key and changes of them, parts
  /// that return with their whole during a merge, wholes that two devices delete, deletions of records that were never
  /// saved, values written over a sent value whose answer was lost, records that return more than once, states of a
  /// deleted record that were created independently, and a simulated container that refused a batch as too large after
  /// saving it.
  private static let telling: [UInt64] =
    withoutObjects + [8466, 9469, 10743, 11611, 13649, 15945, 16041, 17121, 17386, 17954, 18367]
  /// Seeds that have found these faults in schedules without object members.
  private static let withoutObjects: [UInt64] = [
    1315, 2041, 2281, 2995, 4224, 4521, 5164, 5249, 5262, 5464, 7181, 8376, 8490, 8819, 8984, 9050,
  ]

  private static func devices(_ seed: UInt64) -> Int { 2 + Int(seed % 3) }

  private static func schedule(_ seed: UInt64, _ hazards: Hazards) -> [SimStep] {
    SimStep.schedule(seed: seed, devices: devices(seed), steps: 40 + Int(seed % 7) * 20, hazards: hazards)
  }

  /// Runs a schedule. Returns the fault in the final state, or `nil`.
  private static func flaw(_ seed: UInt64, _ schedule: [SimStep], _ hazards: Hazards) -> String? {
    let hasObjects = seed % 4 == 3 && !withoutObjects.contains(seed)
    let simulation = Simulation(seed: seed, devices: devices(seed), hazards: hazards, hasObjects: hasObjects)
    for step in schedule { simulation.run(step) }
    return simulation.flaw(Mended.rules)
  }

  /// The number of tests over which the seeds are distributed. These tests run in parallel.
  private static let parts = 8

  @Test(arguments: 0..<parts) func noEditIsLost(_ part: Int) {
    for seed in ConvergenceTests.seeds.part(part, of: ConvergenceTests.parts) {
      let hazards = Mended.some(of: Mended.hazards, seed: seed)
      let schedule = ConvergenceTests.schedule(seed, hazards)
      guard ConvergenceTests.flaw(seed, schedule, hazards) != nil else { continue }
      let shortest = schedule.shrunk { ConvergenceTests.flaw(seed, $0, hazards) != nil }
      let flaw = ConvergenceTests.flaw(seed, shortest, hazards) ?? ""
      Issue.record("seed \(seed), \(hazards): \(flaw)\n\(shortest.map { "  \($0)" }.joined(separator: "\n"))")
      if !ConvergenceTests.seeds.goOn { return }
    }
  }

  /// Each hazard that is not yet handled must lead to a fault that the oracle finds. If this test fails, the hazard is
  /// handled by now, and its switch in `Mended` must be set.
  @Test(arguments: Mended.awaited) func whatIsNotMendedIsFound(_ hazard: Hazards) {
    let isFound = (0..<UInt64(1000)).contains {
      ConvergenceTests.flaw($0, ConvergenceTests.schedule($0, hazard), hazard) != nil
    }
    #expect(isFound, "no schedule has found anything wrong with \(hazard): set the switch in Mended")
  }
}
