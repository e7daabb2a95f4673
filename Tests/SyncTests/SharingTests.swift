import Testing

/// Accounts share companies, join and leave. In the end, an account that is not a participant has no data of the
/// company, an account that may not write has written nothing, and all devices agree.
struct SharingTests {
  /// The seeds of the schedules, and seeds that have found a fault before. `SHARING_SCHEDULES` sets the number of
  /// schedules.
  private static let seeds = Seeds(named: "SHARING_SCHEDULES", else: 150, and: [437, 1364, 3037, 3226, 6745])
  /// The number of tests over which the seeds are distributed. These tests run in parallel.
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

  /// Each hazard that is not yet handled must lead to a fault that the invariants find. If this test fails, the hazard
  /// is handled by now, and its switch in `Mended` must be set.
  @Test(arguments: Mended.awaitedSharing) func whatIsNotMendedIsFound(_ hazard: Hazards) {
    let isFound = (0..<UInt64(400)).contains {
      SharingTests.flaw($0, SharingTests.schedule($0), hazards: hazard) != nil
    }
    #expect(isFound, "no schedule has found anything wrong with \(hazard): set the switch in Mended")
  }

  /// Puts in each fault. The invariant that is made for this fault must find it.
  @Test(arguments: SharingFault.allCases) func faultsAreFound(_ fault: SharingFault) {
    let seeds = 0..<UInt64(400)
    let isFound = seeds.contains {
      SharingTests.flaw($0, SharingTests.schedule($0), fault)?.contains(fault.words) == true
    }
    #expect(isFound, "no schedule has found \(fault.rawValue)")
  }
}
