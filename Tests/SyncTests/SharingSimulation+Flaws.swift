import Cloud
import Shape
import Sync

/// The invariants, which must hold in every schedule.
extension SharingSimulation {
  /// Checks a device that has contacted the container: it must have no record of a company that its account does not
  /// take part in.
  func lookAround(_ device: SharingDevice) {
    guard let shared = device.shared else { return }
    for (company, zone) in companies where zone.owner != device.account && !witness.has(device.account, zone) {
      // The participation may have ended after the request was sent. So a trace is a fault only if the account was out
      // at the previous contact, too.
      if shared.hasTraces(of: company), device.wasOut.contains(company) {
        witness.note(
          "\(device.name) has met the container and still has something of \(zone.owner ?? "")'s company \(company)")
      }
    }
  }

  /// Returns the first difference between a device and the first device of the owner, or `nil`.
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

  /// Returns the records of a zone on which devices need not agree.
  ///
  /// There are two kinds. The first has the name of another company's record: a device that has that company leaves the
  /// record out, and a device without it can't know. The second is an entry of an item that the owner removed because
  /// its writer had lost the rights. The writer then has no right to add the item again.
  func contested(in zone: CloudZone) -> Set<UUID> {
    guard let records = cloud.zones[zone]?.records else { return [] }
    let found = witness.forged.filter { records[$0] != nil && homes[$0] != zone }
    for (entry, kept) in records where kept.type == "Entries" {
      guard let item = kept.fields?["item"].flatMap({ UUID(String($0.json.dropFirst().dropLast())) }),
        records[item]?.fields == nil
      else {
        continue
      }
      // A device that keeps this record also keeps its unique values.
      if witness.doubtful.contains(item) { return found.union(records.keys).union([entry, item]) }
    }
    return found
  }

  func allContested() -> Set<UUID> { companies.reduce(into: Set<UUID>()) { $0.formUnion(contested(in: $1.zone)) } }

  /// Lets all devices settle. Returns the fault in their state, or `nil`.
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
      // An entry keeps its item, in the only state of the item that the owner has ever seen.
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

  /// Checks that a refused value is gone from its device, and that a conflict line has it. If a later edit on the
  /// device replaced or deleted the value, the later value needs the line instead.
  private func untold() -> String? {
    guard hazards.contains(.lostRights) else { return nil }
    for (device, zone, record, first) in refused where witness.has(device.account, zone) {
      var value = first
      while let newer = successors[value] { value = newer }
      // A value that reached the container later is merged like any other value.
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

  /// Checks that the writes of owners, and of participants with all rights, still exist.
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
