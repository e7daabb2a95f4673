import Cloud
import Shape
import Sync

/// The invariants, which hold whatever has happened.
extension SharingSimulation {
  /// A device has met the container: of what its account takes no part in, nothing is left there.
  func lookAround(_ device: SharingDevice) {
    guard let shared = device.shared else { return }
    for (company, zone) in companies where zone.owner != device.account && !witness.has(device.account, zone) {
      // Since it was asked something may have changed: it is of yesterday only where it was out at the last contact,
      // too.
      if shared.hasTraces(of: company), device.wasOut.contains(company) {
        witness.note(
          "\(device.name) has met the container and still has something of \(zone.owner ?? "")'s company \(company)")
      }
    }
  }

  /// The first difference between a device and the owner's first one.
  func disagreement() -> String? {
    for (company, zone) in companies where !witness.deleted.contains(zone) {
      let owner = devices.first { $0.account == zone.owner }!
      let right = owner.own.answers(of: company, but: contested(in: zone))
      for device in devices {
        guard let side = device.account == zone.owner ? device.own : device.shared else { continue }
        if !witness.has(device.account, zone) { continue }
        let answers = side.answers(of: company, but: contested(in: zone))
        if answers == right { continue }
        let difference = zip(right, answers).first { $0 != $1 }
        let what = difference.map { "\($0)" } ?? "\(right.count) and \(answers.count) records"
        return "\(device.name) has another state of \(company): \(what)"
      }
    }
    return nil
  }

  /// Records of a zone on which devices need not agree.
  ///
  /// One has the name of another company's record: who has that company leaves it out, and who does not can't know.
  /// Another is an entry of an item that the owner has taken back, as its maker had lost their rights, who has lost by
  /// then the right to bring it again.
  func contested(in zone: CloudZone) -> Set<UUID> {
    guard let records = cloud.zones[zone]?.records else { return [] }
    let found = witness.forged.filter { records[$0] != nil && homes[$0] != zone }
    for (entry, kept) in records where kept.type == "Entries" {
      guard let item = kept.fields?["item"].flatMap({ UUID(String($0.json.dropFirst().dropLast())) }),
        records[item]?.fields == nil
      else {
        continue
      }
      // Who holds on to it holds its unique values, too.
      if witness.doubtful.contains(item) { return found.union(records.keys).union([entry, item]) }
    }
    return found
  }

  func allContested() -> Set<UUID> { companies.reduce(into: Set<UUID>()) { $0.formUnion(contested(in: $1.zone)) } }

  /// The flaw after all have settled, or nil.
  func flaw() -> String? {
    let isSettled = settle()
    if let flaw = witness.flaw { return flaw }
    return leftovers() ?? written() ?? lost() ?? untold() ?? (isSettled ? nil : unrest()) ?? disagreement()
  }

  private func unrest() -> String {
    let contested = allContested()
    let restless = devices.flatMap { device in
      device.sides.filter { !$0.isQuiet(but: contested) }.map { (device.name, $0) }
    }
    return "it does not end: "
      + restless.map { name, side in
        let state = side.storage.state
        let marks = state.marks.values.map(\.marks).prefix(2)
        let arrivals = state.arrivals.values.map(\.arrival).prefix(2)
        return
          "\(name) \(side.database.rawValue) \(Array(marks)) \(Array(arrivals)) \(String(describing: side.lastFailure))"
      }.joined(separator: "; ")
  }

  /// Checks that the devices of participants have the company, and that other devices have no trace of it.
  private func leftovers() -> String? {
    for (company, zone) in companies {
      for device in devices {
        let side = device.account == zone.owner ? device.own : device.shared
        let has = side?.storage.state.rows[company] != nil
        if witness.has(device.account, zone) {
          if !has { return "\(device.name) takes part in \(company), and does not have it" }
          continue
        }
        if let side, side.hasTraces(of: company) {
          return "\(device.name) has something of \(company), and takes no part in it"
        }
        let secrets = device.own.storage.state.rows.values.contains { $0.members["of"] == "\"\(company)\"" }
        if secrets, device.account != zone.owner {
          return "\(device.name) has a secret of \(company), and takes no part in it"
        }
      }
    }
    return nil
  }

  /// Checks that no write of an account without the right to write is in the owner's state.
  private func written() -> String? {
    for (company, zone) in companies where !witness.deleted.contains(zone) {
      let rows = devices.first { $0.account == zone.owner }!.own.storage.state.rows.filter {
        $0.value.company == company
      }
      func has(_ write: SharingWitness.Write) -> Bool {
        guard let row = rows[write.record] else { return false }
        return write.value.map { value in row.members.list.contains { $0.json == value } } ?? true
      }
      // What entries are of stays for their sake, in the only state that the owner has ever seen of it.
      let needed = Set(rows.values.compactMap { $0.members["item"] })
      let withoutRights = witness.withoutRights.filter { !needed.contains("\"\($0.key.record)\"") }
      for (writes, why) in [(witness.unlawful, "may not write"), (withoutRights, "holds no right")] {
        if let (write, account) = writes.first(where: { $0.key.zone == zone && has($0.key) }) {
          return "\(account), who \(why), has written \(write.value ?? "a record") in \(write.record), and it is there"
        }
      }
      for (write, account) in witness.unlawfulDeletions where write.zone == zone && rows[write.record] == nil {
        return "\(account), who may not write, has deleted \(write.record)"
      }
    }
    return nil
  }

  /// A value that the container has refused is gone from its device, and a line holds it. A value that a later edit
  /// there has replaced or deleted needs no line: the later value needs one.
  private func untold() -> String? {
    guard hazards.contains(.lostRights) else { return nil }
    for (device, zone, record, first) in refused where witness.has(device.account, zone) {
      var value = first
      while let newer = successors[value] { value = newer }
      // A value that has reached the container later is merged as any other.
      if withdrawn.contains(value) || value != first && witness.hasGot(value, of: record, in: zone) { continue }
      guard let state = device.shared?.storage.state, let company = UUID(zone.name), state.rows[company] != nil else {
        continue
      }
      let isThere = state.rows[record]?.members.list.contains { $0.json == value } == true
      let lines = state.conflicts.filter { $0.record == record }
      let isTold = lines.contains { line in [line.local, line.server].contains { $0?.contains(value) == true } }
      if !isThere, !isTold { return "\(value), which the container has refused \(device.name), is gone without a line" }
    }
    return nil
  }

  /// Writes of owners are there, and writes of others with every right.
  private func lost() -> String? {
    for (company, zone) in companies where !witness.deleted.contains(zone) {
      let owner = devices.first { $0.account == zone.owner }!
      let rows = owner.own.storage.state.rows
      for (entry, place) in entries where place == company && rows[entry] == nil {
        return "the owner's entry \(entry) is lost"
      }
      let contested = contested(in: zone)
      for (entry, made) in witness.entries where made.zone == zone && rows[entry] == nil && !contested.contains(entry) {
        return "the entry \(entry) of \(made.account) is lost"
      }
      if hazards.contains(.changedClients),
        let changed = quantities.first(where: { entry, quantity in
          rows[entry]?.company == company && rows[entry]?.kind == "entry"
            && rows[entry]?.members["quantity"] != quantity
            && !contested.contains(entry)
        })
      {
        return
          "the quantity of the entry \(changed.key) is \(rows[changed.key]?.members["quantity"] ?? ""), and \(changed.value) was written"
      }
      for (item, byDevice) in notes
      where rows[item]?.company == company && rows[item]?.kind == "item" && !witness.doubtful.contains(item) {
        for (device, value) in byDevice where rows[item]?.members["note\(device)"] != value {
          return "the owner's note \(value) on \(item) is \(rows[item]?.members["note\(device)"] ?? "gone")"
        }
      }
      let people = rows.filter {
        $0.value.company == company && $0.value.kind == "accessRecord" && $0.value.members["isOwner"] != "1"
      }
      for (access, row) in people {
        let isThere = cloud.zones[zone]?.share?.places.contains { $0.gone == nil && $0.access == access } ?? false
        if !isThere { return "the access record \(access) of \(row.members["user"] ?? "") is of nobody who takes part" }
      }
    }
    return nil
  }
}
