import Cloud
import Shape
import Sync
import Testing

/// Deletions on several devices that meet changes which one of the devices had not seen.
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

  /// Answers the requests of a device until it waits for the answer to a batch. Returns this batch.
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

  /// Two devices delete a contact, and a third device creates an order that refers to the contact. The contact stays,
  /// in whichever order the devices sync.
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

  /// A device deletes an order without having seen one of its lines, and brings the order back because of the line.
  /// Another device had seen both, and deletes them. In the end both are deleted.
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

  /// The same situation as in the previous test, but a third device adds another line that neither deletion had seen.
  /// The order returns with all its parts.
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

  /// The container refuses to save a lot, and the device deletes the lot. This deletion must not remove a lot that
  /// another device has created since under the same key.
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

  /// The container has saved a record, but its answer is about a different record. The device does not know what the
  /// container has until it has fetched the whole zone.
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
