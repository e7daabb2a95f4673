import Testing

/// Accounts share companies, come and go. An account that is out has nothing of a company, an account that may not
/// write has written nothing, and all devices agree.
struct SharingTests {
  /// The seeds of the schedules, `SHARING_SCHEDULES` says how many, and seeds that have found a fault.
  private static let seeds = Seeds(named: "SHARING_SCHEDULES", else: 150, and: [437, 1364, 3037, 3226, 6745])
  /// The seeds are dealt out to several tests, which run side by side.
  private static let parts = 4

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

  @Test(arguments: 0..<parts) func accountsAgreeAndKeepWithinBounds(_ part: Int) {
    for seed in SharingTests.seeds.part(part, of: SharingTests.parts) {
      let schedule = SharingTests.schedule(seed)
      guard SharingTests.flaw(seed, schedule, hazards: Mended.hazards) != nil else { continue }
      let shortest = schedule.shrunk { SharingTests.flaw(seed, $0, hazards: Mended.hazards) != nil }
      let flaw = SharingTests.flaw(seed, shortest, hazards: Mended.hazards) ?? ""
      Issue.record("seed \(seed): \(flaw)\n\(shortest.map { "  \($0)" }.joined(separator: "\n"))")
      if !SharingTests.seeds.goOn { return }
    }
  }

  /// A hazard that is not mended yet is one that the invariants find. When this fails, the switch in `Mended` is due.
  @Test(arguments: Mended.awaitedSharing) func whatIsNotMendedIsFound(_ hazard: Hazards) {
    let isFound = (0..<UInt64(400)).contains {
      SharingTests.flaw($0, SharingTests.schedule($0), hazards: hazard) != nil
    }
    #expect(isFound, "no schedule has found anything wrong with \(hazard): set the switch in Mended")
  }

  /// Each fault is found: the invariants can fail, and the right one does.
  @Test(arguments: SharingFault.allCases) func faultsAreFound(_ fault: SharingFault) {
    let seeds = 0..<UInt64(400)
    let isFound = seeds.contains {
      SharingTests.flaw($0, SharingTests.schedule($0), fault)?.contains(fault.words) == true
    }
    #expect(isFound, "no schedule has found \(fault.rawValue)")
  }
}
