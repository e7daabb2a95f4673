import Foundation

/// The hazards of a schedule, beyond those of every schedule: devices that are offline, refused, killed, and work
/// apart.
struct Hazards: OptionSet, Sendable, CustomStringConvertible {
  let rawValue: Int

  /// The container has committed, and its answer never arrives: lost on the way, or as the process was killed
  /// meanwhile.
  static let lostAnswers = Hazards(rawValue: 1)
  /// Records are deleted, and parts removed, while others change them.
  static let deletions = Hazards(rawValue: 2)
  /// Clocks are wrong, and are put right, or wrong, between two steps.
  static let clocks = Hazards(rawValue: 4)
  /// An older copy of the container is put back.
  static let restoredContainers = Hazards(rawValue: 8)
  /// Two devices make a record with the same natural key.
  static let naturalKeys = Hazards(rawValue: 16)
  /// An empty container takes the place of the devices' own.
  static let lostZones = Hazards(rawValue: 32)
  /// A device has records of its own before it knows of a container.
  static let ownBeginnings = Hazards(rawValue: 64)
  /// Among accounts that share: a program that was changed rewrites and deletes records that are only ever added.
  static let changedClients = Hazards(rawValue: 128)
  /// Among accounts that share: the container refuses writes of a department that the access record lacks at that
  /// moment.
  static let lostRights = Hazards(rawValue: 256)
  /// Orders refer to contacts, which belong to no order: a contact that an order refers to is not deleted.
  static let references = Hazards(rawValue: 512)

  private static let names: [(name: String, hazard: Hazards)] = [
    ("lostAnswers", .lostAnswers), ("deletions", .deletions), ("clocks", .clocks),
    ("restoredContainers", .restoredContainers),
    ("naturalKeys", .naturalKeys), ("lostZones", .lostZones), ("ownBeginnings", .ownBeginnings),
    ("changedClients", .changedClients), ("lostRights", .lostRights), ("references", .references),
  ]

  var description: String { Hazards.names.filter { contains($0.hazard) }.map(\.name).joined(separator: ",") }

  /// Returns the hazards whose names stand in a text, with commas between them.
  static func named(in text: String) -> Hazards {
    Hazards(text.split(separator: ",").compactMap { word in names.first { $0.name == word }?.hazard })
  }
}

/// The guarantees of the engine and the services. Each switch is set to `true` with the change that makes it so.
enum Mended {
  /// A batch whose answer was lost is asked for again before anything is merged.
  static let lostAnswers = true
  /// A record that comes back comes back whole.
  static let deletions = true
  /// Steps are folded by what they follow, and by no clock.
  static let clocks = true
  /// A container that went back in time takes nothing.
  static let restoredContainers = true
  /// A natural key names one record.
  static let naturalKeys = true
  /// A container that is gone is filled anew with what the devices have.
  static let lostZones = true
  /// A record that others refer to is there as long as they are.
  static let references = true
  /// Records that are only ever added can't be changed or deleted: the container refuses it, or the change is reverted.
  static let changedClients = true
  /// Masks hold at the container, and a refused change is undone with a line.
  static let lostRights = true
  /// Conflict lines are on all devices.
  static let lines = true

  private static let sharing: [(hazard: Hazards, isMended: Bool)] = [
    (.changedClients, changedClients), (.lostRights, lostRights),
  ]

  private static let switches: [(hazard: Hazards, isMended: Bool)] = [
    (.lostAnswers, lostAnswers), (.deletions, deletions), (.clocks, clocks), (.restoredContainers, restoredContainers),
    (.naturalKeys, naturalKeys), (.lostZones, lostZones), (.ownBeginnings, true),
    (.references, references),
  ]

  /// The hazards of the schedules. `SYNC_HAZARDS` names others, with commas between them.
  static let hazards: Hazards = {
    if let text = ProcessInfo.processInfo.environment["SYNC_HAZARDS"] { return .named(in: text) }
    return Hazards((switches + sharing).filter(\.isMended).map(\.hazard))
  }()

  /// The hazards that no schedule has yet: with each of them alone the oracle finds a fault.
  static let awaited = switches.filter { !$0.isMended }.map(\.hazard)

  static let awaitedSharing = sharing.filter { !$0.isMended }.map(\.hazard)

  /// Some of the hazards, by chance: a schedule with few of them is as likely as one with most. Two of sixteen have
  /// references.
  static func some(of hazards: Hazards, seed: UInt64) -> Hazards {
    let random = SeededRandom(apart: seed &+ 1 << 32)
    let always = [2, 5].contains(seed % 16) ? hazards.intersection(.references) : []
    return (0..<8).map { Hazards(rawValue: 1 << $0) }.reduce(into: always) { some, hazard in
      if random.chance(60) { some.formUnion(hazard.intersection(hazards)) }
    }
  }

  /// The rules of judgement. `SYNC_LINES=everywhere` demands the lines on all devices.
  static let rules: CausalOracle.Rules = {
    let isEverywhere = lines || ProcessInfo.processInfo.environment["SYNC_LINES"] == "everywhere"
    return isEverywhere ? .all : CausalOracle.Rules.all.subtracting(.linesEverywhere)
  }()
}
