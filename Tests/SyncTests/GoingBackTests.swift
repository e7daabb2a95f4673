import Shape
import Sync
import Testing

/// Containers that are restored from an older copy between two requests, and deletions that meet changes which are
/// being sent.
struct GoingBackTests {
  private let simulation = Simulation(seed: 1, devices: 2, hazards: [.restoredContainers, .naturalKeys, .deletions])
  private var cloud: SimCloud { simulation.cloud }

  private func device(_ number: Int) -> SimDevice { simulation.devices[number] }

  private func sync(_ number: Int) {
    device(number).handle(.wanted, at: simulation.now)
    var count = 0
    while !device(number).engine.isIdle, count < 1000 {
      simulation.deliver(to: device(number))
      count += 1
    }
    #expect(device(number).engine.isIdle)
  }

  @discardableResult private func make(
    _ kind: String, _ members: [(String, String)], as id: UUID, at instant: Int = 1, on number: Int = 0
  )
    -> UUID
  {
    let all = members + [("version", "1"), ("createdAt", "\"\(instant)\""), ("updatedAt", "\"\(instant)\"")]
    device(number).create(
      kind, Members(all.map { .init($0.0, $0.1) }), id: id, in: simulation.company, at: simulation.now)
    return id
  }

  private func member(_ name: String, of record: UUID, on number: Int) -> String? {
    device(number).storage.state.rows[record]?.members[name]
  }

  private static func id(_ low: UInt64) -> UUID { UUID(high: 0x7000, low: low) }

  /// Answers the requests of a device until it waits for the answers to the given number of batches.
  private func deliver(to number: Int, until count: Int) {
    var batches: Int { device(number).questions.count { if case .records = $0 { true } else { false } } }
    var steps = 0
    while batches < count, steps < 1000 {
      if device(number).isGoingOn {
        device(number).handle(.again, at: simulation.now)
      } else {
        simulation.deliver(to: device(number))
      }
      steps += 1
    }
    #expect(batches == count)
  }

  /// Two batches are being sent. The container saves the first one, is restored from an older copy, and saves the
  /// second one. No record may be lost.
  @Test func aContainerThatGoesBackBetweenTwoBatchesLosesNothing() {
    let orders = (1...20).map { GoingBackTests.id($0) }
    for order in orders { make("order", [("name", "\"first\"")], as: order) }
    device(0).handle(.wanted, at: simulation.now)
    deliver(to: 0, until: 2)
    cloud.makeCopy()
    let first = device(0).questions[0]
    let answer = cloud.answer(first, for: device(0).name)
    #expect(cloud.putBack())
    device(0).questions.removeFirst()
    device(0).handle(answer, at: simulation.now)
    #expect(simulation.settle())
    for order in orders { #expect(member("name", of: order, on: 1) == "\"first\"") }
  }

  /// The same situation as in the previous test, but the device's process ends before it has fetched anything. A
  /// deletion leaves no record on the device whose confirmation a fetch could miss.
  @Test(arguments: [false, true]) func aDeviceThatStartsAgainStillAsksForThePositionThatWasSkipped(deletes: Bool) {
    let orders = (1...24).map { GoingBackTests.id($0) }
    for order in orders { make("order", [("name", "\"first\"")], as: order) }
    for number in [0, 1, 0] { sync(number) }
    let kept = orders.prefix(12)
    for order in kept { device(0).update(order, Members([.init("name", "\"second\"")]), at: simulation.now) }
    for order in orders.dropFirst(12) {
      if deletes {
        device(0).delete(order, at: simulation.now)
      } else {
        device(0).update(order, Members([.init("name", "\"second\"")]), at: simulation.now)
      }
    }
    device(0).handle(.wanted, at: simulation.now)
    deliver(to: 0, until: 2)
    cloud.makeCopy()
    let answer = cloud.answer(device(0).questions[0], for: device(0).name)
    #expect(cloud.putBack())
    device(0).questions.removeFirst()
    device(0).handle(answer, at: simulation.now)
    // The container answers the requests that the device sent in advance. Then the process ends.
    simulation.deliver(to: device(0))
    device(0).crash()
    #expect(simulation.settle())
    for order in kept { #expect(member("name", of: order, on: 1) == "\"second\"") }
    let others = Set(orders.dropFirst(12).compactMap { member("name", of: $0, on: 1) })
    #expect(others == (deletes ? [] : ["\"second\""]))
  }

  /// A device has sent an order, and the answer is lost. Another device writes a member that the order did not have.
  /// Then the container loses all of this. Neither writer of the member had seen the other's value, so there must be a
  /// conflict line.
  @Test func aValueOnTopOfWhatWasSentHasALine() {
    let order = make("order", [("name", "\"order\"")], as: GoingBackTests.id(1), on: 1)
    device(1).handle(.wanted, at: simulation.now)
    deliver(to: 1, until: 1)
    _ = cloud.answer(device(1).questions[0], for: device(1).name)
    device(1).crash()
    sync(0)
    for number in 0..<2 {
      device(number).update(order, Members([.init("memo", "\"memo \(number)\"")]), at: simulation.now)
    }
    sync(0)
    cloud.loseZones()
    sync(0)
    #expect(simulation.settle())
    for number in 0..<2 {
      let lines = device(number).rows(SyncConflict.kind).compactMap {
        device(number).storage.state.rows[$0]?.members.text
      }.joined()
      let values = ["memo 0", "memo 1"].filter {
        lines.contains($0) || member("memo", of: order, on: number) == "\"\($0)\""
      }
      #expect(values == ["memo 0", "memo 1"])
    }
  }

  /// A line of an order is changed. While the change is being sent, the order is deleted. The deletion had seen the
  /// change, so the order stays deleted.
  @Test func anOrderIsDeletedWhileALineIsOnItsWay() {
    let order = make("order", [("name", "\"order\"")], as: GoingBackTests.id(1))
    let line = make("line", [("order", "\"\(order)\""), ("name", "\"line\"")], as: GoingBackTests.id(2))
    sync(0)
    sync(1)
    device(0).update(line, Members([.init("name", "\"changed\"")]), at: simulation.now)
    device(0).handle(.wanted, at: simulation.now)
    deliver(to: 0, until: 1)
    for record in [line, order] { device(0).delete(record, at: simulation.now) }
    #expect(simulation.settle())
    for number in 0..<2 { #expect(device(number).rows("order").isEmpty && device(number).rows("line").isEmpty) }
  }

  /// A lot is deleted, created again under the same natural key, and deleted again. A container that is restored to the
  /// first lot brings neither of them back.
  @Test func anEarlierMakingOfADeletedRecordStaysDeleted() {
    let lot = UUID(high: 0xb_8000, low: 1)
    make("lot", [("code", "\"B1\""), ("name", "\"first\"")], as: lot)
    sync(0)
    sync(0)
    cloud.makeCopy()
    device(0).delete(lot, at: simulation.now)
    sync(0)
    make("lot", [("code", "\"B1\""), ("name", "\"second\"")], as: lot, at: 2)
    sync(0)
    device(0).delete(lot, at: simulation.now)
    sync(0)
    #expect(cloud.putBack())
    #expect(simulation.settle())
    for number in 0..<2 { #expect(device(number).rows("lot").isEmpty) }
  }

  /// The same situation as in the previous test, but another device has changed the first lot since, and no other
  /// device had seen the change. So the change brings the lot back.
  @Test func aChangeOfAnEarlierMakingIsNews() {
    let lot = UUID(high: 0xb_8000, low: 1)
    make("lot", [("code", "\"B1\""), ("name", "\"first\"")], as: lot)
    for number in [0, 1, 0] { sync(number) }
    cloud.makeCopy()
    device(0).delete(lot, at: simulation.now)
    sync(0)
    make("lot", [("code", "\"B1\""), ("name", "\"second\"")], as: lot, at: 2)
    sync(0)
    device(0).delete(lot, at: simulation.now)
    sync(0)
    #expect(cloud.putBack())
    device(1).update(lot, Members([.init("memo", "\"noted\"")]), at: simulation.now)
    #expect(simulation.settle())
    for number in 0..<2 { #expect(member("memo", of: lot, on: number) == "\"noted\"") }
  }
}
