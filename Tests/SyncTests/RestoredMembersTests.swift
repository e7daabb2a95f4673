import JSON
import Shape
import Sync
import Testing

/// Tests with a container that has an older state of a record. The merge decides for each member separately: the later
/// change wins, whichever state of the record is newer.
struct RestoredMembersTests {
  private let simulation: Simulation
  private let item = UUID(high: 0x7000, low: 1)

  /// Creates an item that all devices have, with a name that each device has seen.
  init() {
    simulation = Simulation(seed: 1, devices: 3, hazards: .restoredContainers)
    let members = [
      ("sku", "\"S1\""), ("tags", "[]"), ("name", "\"first\""), ("version", "1"), ("createdAt", "\"1\""),
      ("updatedAt", "\"1\""),
    ]
    simulation.devices[0].create(
      "item", Members(members.map { .init($0.0, $0.1) }), id: item, in: simulation.company, at: simulation.now)
    for device in 0..<3 { sync(device) }
    sync(0)
    simulation.cloud.makeCopy()
  }

  private func sync(_ device: Int) {
    let engine = simulation.devices[device].engine
    simulation.run(SimStep(kind: .sync, device: device, seed: 1))
    var count = 0
    while !engine.isIdle, count < 1000 {
      simulation.run(SimStep(kind: .deliver, device: device, seed: UInt64(count)))
      count += 1
    }
    #expect(engine.isIdle)
  }

  private func write(_ member: String, _ value: String, on device: Int) {
    simulation.devices[device].update(item, Members([.init(member, "\"\(value)\"")]), at: simulation.now)
    sync(device)
  }

  /// Returns the item as all devices show it after syncing.
  private func settled() -> Members? {
    #expect(simulation.settle())
    let shown = simulation.devices.map { $0.storage.state.rows[item]?.members.only { ["name", "memo"].contains($0) } }
    #expect(Set(shown.map { $0?.text ?? "" }).count == 1)
    return shown[0]
  }

  /// One device has written a name and deleted the item. Another device had added a tag that the container lost, and
  /// sends the item again. The item has both changes, whichever state has the higher version.
  @Test(arguments: [1, 2]) func whatWasWrittenBeforeADeletionMeetsWhatTheContainerHasLost(_ count: Int) {
    let device = simulation.devices[1]
    device.update(item, Members([.init("tags", "[\"a\"]")]), at: simulation.now)
    sync(1)
    #expect(simulation.cloud.putBack())
    for number in 0..<count { write("name", "name \(number)", on: 0) }
    simulation.devices[0].delete(item, at: simulation.now)
    sync(0)
    #expect(settled()?["name"] == "\"name \(count - 1)\"")
    for device in simulation.devices { #expect(device.storage.state.rows[item]?.members["tags"] == "[\"a\"]") }
  }

  /// Returns whether every device has a conflict line with the given value.
  private func isTold(_ value: String) -> Bool {
    simulation.devices.allSatisfy { device in
      device.storage.state.rows.values.contains { row in
        row.kind == SyncConflict.kind
          && [row.members["local"], row.members["server"]].contains {
            $0.flatMap { String(json: $0) } == "\"\(value)\""
          }
      }
    }
  }

  /// Both states have the same version, and each has a change that the other one lacks. The result has both changes.
  @Test func membersOfOneVersionMeet() {
    write("name", "later", on: 0)
    #expect(simulation.cloud.putBack())
    write("memo", "noted", on: 1)
    let shown = settled()
    #expect(shown?["name"] == "\"later\"" && shown?["memo"] == "\"noted\"")
  }

  /// The container's state has a higher version, but an older value of one member. The device's later value wins.
  @Test func aHigherVersionReplacesNoLaterMember() {
    write("name", "later", on: 0)
    #expect(simulation.cloud.putBack())
    for text in ["noted", "again", "once more"] { write("memo", text, on: 1) }
    let shown = settled()
    #expect(shown?["name"] == "\"later\"" && shown?["memo"] == "\"once more\"")
  }

  /// Two devices fill a restored container again. The value whose writer had seen the other value wins, whichever
  /// device syncs first.
  @Test(arguments: [0, 1]) func ofTwoThatRefillTheLaterStands(_ first: Int) {
    write("name", "second", on: 0)
    sync(1)
    write("name", "third", on: 1)
    #expect(simulation.cloud.putBack())
    write("memo", "noted", on: 2)
    sync(first)
    sync(1 - first)
    let shown = settled()
    #expect(shown?["name"] == "\"third\"" && shown?["memo"] == "\"noted\"")
  }

  /// If a device sends an old value again, the value does not count as newer.
  @Test func aValueThatIsSentAgainIsAsOldAsItWas() {
    write("name", "second", on: 0)
    sync(1)
    for text in ["third", "fourth"] { write("name", text, on: 1) }
    #expect(simulation.cloud.putBack())
    for text in ["a", "b", "c", "d", "e"] { write("memo", text, on: 2) }
    sync(0)
    sync(2)
    let shown = settled()
    #expect(shown?["name"] == "\"fourth\"" && shown?["memo"] == "\"e\"")
  }

  /// If two devices wrote a value without seeing each other's, one value wins on all devices, and a conflict line has
  /// the other one.
  @Test(arguments: [0, 1]) func ofValuesThatWereWrittenApartOneHasALine(_ first: Int) {
    write("name", "left", on: 0)
    #expect(simulation.cloud.putBack())
    write("name", "right", on: 1)
    sync(first)
    let shown = settled()
    #expect(shown?["name"] == "\"right\"" && isTold("left"))
  }

  /// A deletion that had not seen a change is undone. Changes that the record got before are there again, too.
  @Test func aDeletionStandsOverNothingThatItHadNotSeen() {
    write("name", "later", on: 0)
    simulation.devices[0].delete(item, at: simulation.now)
    sync(0)
    #expect(simulation.cloud.putBack())
    write("memo", "noted", on: 1)
    let shown = settled()
    #expect(shown?["name"] == "\"later\"" && shown?["memo"] == "\"noted\"")
  }

  /// A deletion that had seen all changes is repeated, so the record stays deleted.
  @Test func aDeletionThatHadSeenAllStands() {
    write("name", "later", on: 0)
    simulation.devices[0].delete(item, at: simulation.now)
    sync(0)
    #expect(simulation.cloud.putBack())
    #expect(settled() == nil)
  }

  /// The container commits a deletion, and loses it before a fetch confirms it. The deletion does not remove a change
  /// that it had not seen.
  @Test func aDeletionThatNoFetchHasConfirmedReplacesNothing() {
    let device = simulation.devices[0]
    device.delete(item, at: simulation.now)
    simulation.run(SimStep(kind: .sync, device: 0, seed: 1))
    var count: UInt64 = 0
    while device.storage.state.marks[item]?.marks.acknowledged == nil, count < 1000 {
      if device.isGoingOn {
        device.handle(.again, at: simulation.now)
      } else {
        simulation.run(SimStep(kind: .deliver, device: 0, seed: count))
      }
      count += 1
    }
    #expect(device.storage.state.marks[item]?.marks.acknowledged != nil)
    #expect(simulation.cloud.putBack())
    write("name", "later", on: 1)
    #expect(settled()?["name"] == "\"later\"")
  }
}
