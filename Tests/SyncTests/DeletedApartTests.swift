import Cloud
import Shape
import Sync
import Testing

/// Deletions of several devices that meet changes that one of them had not seen.
struct DeletedApartTests {
  private let simulation = Simulation(seed: 1, devices: 3, hazards: [.references, .naturalKeys, .deletions])

  private func device(_ number: Int) -> SimDevice { simulation.devices[number] }

  private func sync(_ numbers: Int...) {
    for number in numbers {
      device(number).handle(.wanted, at: simulation.now)
      finish(number)
    }
  }

  private func finish(_ number: Int) {
    var count = 0
    while !device(number).engine.isIdle, count < 1000 {
      simulation.deliver(to: device(number))
      count += 1
    }
    #expect(device(number).engine.isIdle)
  }

  @discardableResult private func make(_ kind: String, _ members: [(String, String)], as low: UInt64, on number: Int)
    -> UUID
  {
    let id = kind == "lot" ? UUID(high: 0xb_8000, low: low) : UUID(high: 0x7000, low: low)
    let all = members + [("version", "1"), ("createdAt", "\"1\""), ("updatedAt", "\"1\"")]
    device(number).create(
      kind, Members(all.map { .init($0.0, $0.1) }), id: id, in: simulation.company, at: simulation.now)
    return id
  }

  private func delete(_ records: UUID..., on number: Int) {
    for record in records { device(number).delete(record, at: simulation.now) }
  }

  /// Answers the questions of a device until it waits for the answer to a batch.
  private func deliverUntilBatch(to number: Int) -> ModifyRecords? {
    for _ in 0..<1000 {
      for case .records(let request) in device(number).questions { return request }
      if device(number).isGoingOn {
        device(number).handle(.again, at: simulation.now)
      } else {
        simulation.deliver(to: device(number))
      }
    }
    return nil
  }

  private func settledRows(_ kind: String) -> [[UUID]] {
    #expect(simulation.settle())
    return simulation.devices.map { $0.rows(kind) }
  }

  private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

  /// Two devices delete a contact, and a third device makes an order that refers to it. The contact stays, whenever
  /// each device hears of the order.
  @Test(arguments: orders, [[0, 1, 2], [1, 2, 0], [2, 1, 0]]) func aContactStaysForTheOrderOfAThirdDevice(
    _ first: [Int], _ second: [Int]
  ) {
    let contact = make("contact", [("name", "\"Anna\"")], as: 1, on: 0)
    sync(0, 1, 2, 0, 1, 2)
    delete(contact, on: 0)
    delete(contact, on: 1)
    let order = make("order", [("name", "\"order\""), ("contact", "\"\(contact)\"")], as: 2, on: 2)
    for number in first + second { sync(number) }
    #expect(settledRows("order") == [[order], [order], [order]])
    #expect(simulation.devices.map { $0.rows("contact") } == [[contact], [contact], [contact]])
  }

  /// One device deletes an order without having seen a line of it, and brings the order back for the line. Another
  /// device deletes both, having seen everything: both go.
  @Test(arguments: [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [0, 0, 1, 0]])
  func aWholeThatOneHasDeletedWithAllItsPartsIsGone(_ order: [Int]) {
    let whole = make("order", [("name", "\"order\"")], as: 1, on: 0)
    sync(0, 1, 2, 0, 1)
    let line = make("line", [("order", "\"\(whole)\""), ("name", "\"line\"")], as: 2, on: 1)
    sync(1)
    delete(whole, on: 0)
    delete(line, whole, on: 1)
    for number in order { sync(number) }
    #expect(settledRows("order") == [[], [], []])
    #expect(simulation.devices.map { $0.rows("line") } == [[], [], []])
  }

  /// The same, where a third device adds another line that neither deletion had seen. The order comes back whole.
  @Test(arguments: orders) func aPartThatNobodyHadSeenKeepsTheWhole(_ order: [Int]) {
    let whole = make("order", [("name", "\"order\"")], as: 1, on: 0)
    sync(0, 1, 2, 0, 1)
    let line = make("line", [("order", "\"\(whole)\""), ("name", "\"line\"")], as: 2, on: 1)
    sync(1)
    delete(whole, on: 0)
    delete(line, whole, on: 1)
    let other = make("line", [("order", "\"\(whole)\""), ("name", "\"other\"")], as: 3, on: 2)
    for number in order { sync(number) }
    #expect(settledRows("order") == [[whole], [whole], [whole]])
    #expect(simulation.devices.map { $0.rows("line") } == [[line, other], [line, other], [line, other]])
  }

  /// A lot is deleted whose save the container has refused. The deletion removes no lot that another device has made
  /// under the same key since.
  @Test func aDeletionRemovesNothingOfOtherDevices() throws {
    sync(0, 1)
    let lot = make("lot", [("code", "\"B1\""), ("name", "\"own\"")], as: 1, on: 0)
    device(0).handle(.wanted, at: simulation.now)
    _ = try #require(deliverUntilBatch(to: 0))
    device(0).questions = []
    device(0).handle(
      .records(ModifyRecords.Answer([CloudResult(lot, .zoneBusy, "busy")], token: nil)), at: simulation.now)
    finish(0)
    delete(lot, on: 0)
    make("order", [("name", "\"order\"")], as: 2, on: 0)
    device(0).handle(.wanted, at: simulation.now)
    _ = try #require(deliverUntilBatch(to: 0))
    make("lot", [("code", "\"B1\""), ("name", "\"other\"")], as: 1, on: 1)
    sync(1)
    finish(0)
    #expect(settledRows("lot") == [[lot], [lot], [lot]])
  }

  /// The container has saved a record, and answers of another one. Nobody knows what it has until all of its zone was
  /// fetched.
  @Test func aRecordWhoseSaveWasAnsweredWithNonsenseIsDeleted() throws {
    let order = make("order", [("name", "\"order\"")], as: 1, on: 0)
    device(0).handle(.wanted, at: simulation.now)
    let request = try #require(deliverUntilBatch(to: 0))
    _ = simulation.cloud.answer(.records(request), for: device(0).name)
    device(0).questions = []
    let other = CloudResult(UUID(high: 0x7000, low: 9), tag: "1", modifiedAt: nil)
    device(0).handle(.records(ModifyRecords.Answer([other], token: nil)), at: simulation.now)
    finish(0)
    delete(order, on: 0)
    #expect(settledRows("order") == [[], [], []])
  }
}
