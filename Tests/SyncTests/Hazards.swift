import Foundation

/// The hazards of a schedule. In addition, in each schedule devices are offline, refused, killed, and change records
/// independently of each other.
struct Hazards: OptionSet, Sendable, CustomStringConvertible {
  let rawValue: Int

  /// The container commits, but its answer never arrives: it is lost on the way, or the device's process is killed
  /// before.
  static let lostAnswers = Hazards(rawValue: 1)
  /// Records are deleted, and parts removed, while others change them.
  static let deletions = Hazards(rawValue: 2)
  /// Clocks are wrong, and are corrected or set wrong between two steps.
  static let clocks = Hazards(rawValue: 4)
  /// The container is restored from an older copy.
  static let restoredContainers = Hazards(rawValue: 8)
  /// Two devices make a record with the same natural key.
  static let naturalKeys = Hazards(rawValue: 16)
  /// An empty container replaces the devices' container.
  static let lostZones = Hazards(rawValue: 32)
  /// A device has records of its own before it knows of a container.
  static let ownBeginnings = Hazards(rawValue: 64)
  /// For accounts that share: a modified program changes and deletes records to which honest programs only add.
  static let changedClients = Hazards(rawValue: 128)
  /// For accounts that share: the container refuses writes to a department if the access record has no right in it at
  /// that moment.
  static let lostRights = Hazards(rawValue: 256)
  /// Orders refer to contacts, which are not parts of the order. A contact that an order refers to is not deleted.
  static let references = Hazards(rawValue: 512)

  private static let names: [(name: String, hazard: Hazards)] = [
    ("lostAnswers", .lostAnswers), ("deletions", .deletions), ("clocks", .clocks),
    ("restoredContainers", .restoredContainers),
    ("naturalKeys", .naturalKeys), ("lostZones", .lostZones), ("ownBeginnings", .ownBeginnings),
    ("changedClients", .changedClients), ("lostRights", .lostRights), ("references", .references),
  ]

  var description: String { Hazards.names.filter { contains($0.hazard) }.map(\.name).joined(separator: ",") }

  /// Returns the hazards whose names are in a comma-separated text.
  static func named(in text: String) -> Hazards {
    Hazards(text.split(separator: ",").compactMap { word in names.first { $0.name == word }?.hazard })
  }
}

/// The hazards that the engine and the services handle. A change that makes a guarantee hold also sets its switch to
/// `true`.
enum Mended {
  /// If the answer to a batch was lost, the device requests the answer again before it merges anything.
  static let lostAnswers = true
  /// A deleted record that returns has all of its members again.
  static let deletions = true
  /// The status is computed from the steps and the steps that they follow, not from clocks.
  static let clocks = true
  /// A container that was restored from an older copy removes nothing from the devices.
  static let restoredContainers = true
  /// A natural key names one record.
  static let naturalKeys = true
  /// If the container is gone, the devices fill the new one with their records.
  static let lostZones = true
  /// A record that other records refer to exists as long as they do.
  static let references = true
  /// Records that are only ever added can't be changed or deleted: the container refuses it, or the change is reverted.
  static let changedClients = true
  /// The container checks the masks. A refused change is undone, and gets a conflict line.
  static let lostRights = true
  /// Conflict lines are synced to all devices.
  static let lines = true

  private static let sharing: [(hazard: Hazards, isMended: Bool)] = [
    (.changedClients, changedClients), (.lostRights, lostRights),
  ]

  private static let switches: [(hazard: Hazards, isMended: Bool)] = [
    (.lostAnswers, lostAnswers), (.deletions, deletions), (.clocks, clocks), (.restoredContainers, restoredContainers),
    (.naturalKeys, naturalKeys), (.lostZones, lostZones), (.ownBeginnings, true),
    (.references, references),
  ]

  /// The hazards of the schedules. `SYNC_HAZARDS` can name other hazards, separated by commas.
  static let hazards: Hazards = {
    if let text = ProcessInfo.processInfo.environment["SYNC_HAZARDS"] { return .named(in: text) }
    return Hazards((switches + sharing).filter(\.isMended).map(\.hazard))
  }()

  /// The hazards that the engine does not handle yet, and that no schedule has. With any one of them, the oracle must
  /// find a fault.
  static let awaited = switches.filter { !$0.isMended }.map(\.hazard)

  static let awaitedSharing = sharing.filter { !$0.isMended }.map(\.hazard)

  /// Returns a random selection of the hazards. A schedule with few hazards is as likely as one with most of them. Two
  /// of sixteen schedules have references.
  static func some(of hazards: Hazards, seed: UInt64) -> Hazards {
    let random = SeededRandom(apart: seed &+ 1 << 32)
    let always = [2, 5].contains(seed % 16) ? hazards.intersection(.references) : []
    return (0..<8).map { Hazards(rawValue: 1 << $0) }.reduce(into: always) { some, hazard in
      if random.chance(60) { some.formUnion(hazard.intersection(hazards)) }
    }
  }

  /// The rules that the oracle checks. `SYNC_LINES=everywhere` requires the conflict lines on all devices.
  static let rules: CausalOracle.Rules = {
    let isEverywhere = lines || ProcessInfo.processInfo.environment["SYNC_LINES"] == "everywhere"
    return isEverywhere ? .all : CausalOracle.Rules.all.subtracting(.linesEverywhere)
  }()
}
