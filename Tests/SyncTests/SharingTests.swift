import Foundation
import Testing

/// Accounts share companies, come and go: whoever is out has nothing, whoever may not write has written nothing, and all agree.
struct SharingTests {
  /// How many schedules: ten thousand where time allows.
  private static let schedules = Int(ProcessInfo.processInfo.environment["SHARING_SCHEDULES"] ?? "") ?? 150
  /// The only one, for whoever looks for a fault.
  private static let only = ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap { UInt64($0) }

  /// Seeds that have found a fault, and are run each time.
  private static let telling: [UInt64] = [437, 1364, 3037, 3226, 6745]

  private static func flaw(
    _ seed: UInt64, _ schedule: [SharingStep], _ fault: SharingFault? = nil, hazards: Hazards = []
  ) -> String? {
    let simulation = SharingSimulation(seed: seed, fault: fault, hazards: hazards)
    for step in schedule { simulation.run(step) }
    return simulation.flaw()
  }

  private static func schedule(_ seed: UInt64) -> [SharingStep] {
    SharingStep.schedule(seed: seed, devices: SharingSimulation.devices(seed: seed), steps: 60 + Int(seed % 7) * 40)
  }

  @Test func accountsAgreeAndKeepWithinBounds() {
    for seed in SharingTests.only.map({ [$0] }) ?? SharingTests.telling + Array(0..<UInt64(SharingTests.schedules)) {
      let schedule = SharingTests.schedule(seed)
      guard SharingTests.flaw(seed, schedule, hazards: Mended.hazards) != nil else { continue }
      let shortest = schedule.shrunk { SharingTests.flaw(seed, $0, hazards: Mended.hazards) != nil }
      let flaw = SharingTests.flaw(seed, shortest, hazards: Mended.hazards) ?? ""
      Issue.record("seed \(seed): \(flaw)\n\(shortest.map { "  \($0)" }.joined(separator: "\n"))")
      return
    }
  }

  /// A hazard that is not mended yet is one that the invariants find. When this fails, the switch in `Mended` is due.
  @Test(arguments: Mended.awaitedSharing) func whatIsNotMendedIsFound(_ hazard: Hazards) {
    let isFound = (0..<UInt64(400)).contains { SharingTests.flaw($0, SharingTests.schedule($0), hazards: hazard) != nil }
    #expect(isFound, "no schedule has found anything wrong with \(hazard): set the switch in Mended")
  }

  /// What is done wrong is found out: the invariants can fail, and the right one does.
  @Test(arguments: SharingFault.allCases) func faultsAreFound(_ fault: SharingFault) {
    let seeds = 0..<UInt64(400)
    let isFound = seeds.contains { SharingTests.flaw($0, SharingTests.schedule($0), fault)?.contains(fault.words) == true }
    #expect(isFound, "no schedule has found \(fault.rawValue)")
  }
}
