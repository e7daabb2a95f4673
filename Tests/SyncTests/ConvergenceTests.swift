import Sync
import Testing

/// All devices come to the same state, whatever happens on the way, and no edit is lost without a line.
struct ConvergenceTests {
  /// The seeds of the schedules: `SYNC_SCHEDULES` says how many.
  private static let seeds = Seeds(named: "SYNC_SCHEDULES", else: 1000, and: telling)
  /// Seeds that have found faults: parts deleted while they are on their way, containers that go back between two
  /// batches, former makings and what was changed on them, parts that come back with their whole while they are merged,
  /// wholes that two devices have deleted, deletions of what was never saved, values on top of what was sent unheard,
  /// records that come back more than once, states of a deleted record that were made apart, and a simulated container
  /// that refused as too large what it had done.
  private static let telling: [UInt64] =
    withoutObjects + [8466, 9469, 10743, 11611, 13649, 15945, 16041, 17121, 17386, 17954, 18367]
  /// Those that have found them with members of records alone.
  private static let withoutObjects: [UInt64] = [
    1315, 2041, 2281, 2995, 4224, 4521, 5164, 5249, 5262, 5464, 7181, 8376, 8490, 8819, 8984, 9050,
  ]

  private static func devices(_ seed: UInt64) -> Int { 2 + Int(seed % 3) }

  private static func schedule(_ seed: UInt64, _ hazards: Hazards) -> [SimStep] {
    SimStep.schedule(seed: seed, devices: devices(seed), steps: 40 + Int(seed % 7) * 20, hazards: hazards)
  }

  /// Runs a schedule; returns what is wrong in the end.
  private static func flaw(_ seed: UInt64, _ schedule: [SimStep], _ hazards: Hazards) -> String? {
    let hasObjects = seed % 4 == 3 && !withoutObjects.contains(seed)
    let simulation = Simulation(seed: seed, devices: devices(seed), hazards: hazards, hasObjects: hasObjects)
    for step in schedule { simulation.run(step) }
    return simulation.flaw(Mended.rules)
  }

  /// The seeds are dealt out to several tests, which run side by side.
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

  /// A hazard that is not mended yet is one that the oracle finds. When this fails, the switch in `Mended` is due.
  @Test(arguments: Mended.awaited) func whatIsNotMendedIsFound(_ hazard: Hazards) {
    let isFound = (0..<UInt64(1000)).contains {
      ConvergenceTests.flaw($0, ConvergenceTests.schedule($0, hazard), hazard) != nil
    }
    #expect(isFound, "no schedule has found anything wrong with \(hazard): set the switch in Mended")
  }
}
