import Cloud
import Shape
import Sync

/// Edits by people, and writes by modified programs.
extension SharingSimulation {
  /// Returns a random company on a device in which an unmodified program lets the account make changes.
  private func workplace(_ device: SharingDevice) -> (id: UUID, side: SharingSide)? {
    random.pick(device.companies.filter { device.mayWork(in: $0.id, $0.side) })
  }

  func work(_ kind: SharingStep.Kind, on device: SharingDevice) {
    if kind == .secret {
      guard let company = random.pick(device.companies) else { return }
      return device.setSecret("\"secret.\(newValue(device.account).dropFirst())", of: company.id)
    }
    guard let (company, side) = workplace(device) else { return }
    if kind == .rename {
      if side === device.own {
        device.update(company, Members([.init("name", newValue(device.account))]), side, at: now)
      }
      return
    }
    if kind == .create { return create(in: company, side, on: device) }
    guard let item = random.pick(device.rows("item", in: company, side)) else { return }
    switch kind {
    case .entry:
      let id = newID()
      if side === device.own { entries[id] = company }
      quantities[id] = "\(random.below(9) + 1)"
      device.create(
        "entry", Members([.init("item", "\"\(item)\""), .init("quantity", quantities[id]!)]), id: id, in: company, side,
        at: now)
    case .edit: write("name", newValue(device.account), of: item, side, on: device)
    case .own:
      let value = newValue(device.account)
      if side === device.own { notes[item, default: [:]][device.number] = value }
      write("note\(device.number)", value, of: item, side, on: device)
    case .resku:
      let sku = "\"S\(random.below(12))\""
      let isTaken = device.rows("item", in: company, side).contains {
        side.storage.state.rows[$0]?.members["sku"] == sku
      }
      if !isTaken { device.update(item, Members([.init("sku", sku)]), side, at: now) }
    case .delete:
      let used = Set(
        device.rows("entry", in: company, side).compactMap { side.storage.state.rows[$0]?.members["item"] })
      if used.contains("\"\(item)\"") { return }
      notes[item] = nil
      withdrawn.formUnion(side.storage.state.rows[item]?.members.list.map(\.json) ?? [])
      device.delete(item, side, at: now)
    default: return
    }
  }

  /// Writes a member of an item, and records which value the device showed before.
  private func write(_ member: String, _ value: String, of item: UUID, _ side: SharingSide, on device: SharingDevice) {
    if let before = side.storage.state.rows[item]?.members[member], before != "null" { successors[before] = value }
    device.update(item, Members([.init(member, value)]), side, at: now)
  }

  private func create(in company: UUID, _ side: SharingSide, on device: SharingDevice) {
    let (id, sku) = (newID(), "\"S\(random.below(12))\"")
    let isTaken = device.rows("item", in: company, side).contains { side.storage.state.rows[$0]?.members["sku"] == sku }
    let instant = "\"\(1_000_000 + now)\""
    device.create(
      "item",
      SimDevice.emptyNotes.changed(
        by: Members([
          .init("sku", isTaken ? "\"U\(id)\"" : sku), .init("name", newValue(device.account)), .init("tags", "[]"),
          .init("version", "1"),
          .init("createdAt", instant), .init("updatedAt", instant),
        ])), id: id, in: company, side, at: now)
  }

  // MARK: Changed programs

  /// Writes directly to the container as a modified program would, without regard to the account's rights. The company
  /// is one that another account shares, or shared once.
  func cheat(_ account: String) {
    guard let zone = random.pick(companies.map(\.zone).filter { $0.owner != account }), let kept = cloud.zones[zone]
    else { return }
    let (database, operation) = (CloudDatabase.shared, "cheat \(now)")
    func existing(_ type: String) -> (key: UUID, value: SharingCloud.Kept)? {
      random.pick(kept.records.filter { $0.value.type == type && $0.value.fields != nil }.sorted { $0.key < $1.key })
    }
    func save(_ record: UUID, _ type: String, _ fields: [CloudFields.Field], _ tag: Int? = nil) -> ModifyRecords {
      let record = CloudRecord(record, type, in: zone, CloudFields(fields), tag: tag.map { "\($0)" })
      return ModifyRecords(database, save: [record], delete: [], operation: operation)
    }
    let text = CloudValue(.text, json: newValue(account)), one = CloudValue(.int, json: "1")
    let isShutOut = witness.parts[zone]?[account] != .readWrite
    var request: ModifyRecords?
    switch random.below(hazards.contains(.changedClients) ? 13 : 9) {
    case 9..<11:
      request = existing("Entries").map {
        save($0.key, "Entries", [.init("quantity", CloudValue(.int, json: "99"))], $0.value.change)
      }
    case 11..<13:
      request = existing("Entries").map { entry in
        let deletion = CloudDeletion(entry.key, "Entries", in: zone, tag: "\(entry.value.change)")
        return ModifyRecords(database, save: [], delete: [deletion], operation: operation)
      }
    case 0..<2: request = existing("Items").map { save($0.key, "Items", [.init("name", text)], $0.value.change) }
    case 2:
      let fields: [CloudFields.Field] = [
        .init("sku", text), .init("name", text), .init("tags", CloudValue(.list, json: "[]")), .init("version", one),
      ]
      request = save(newID(), "Items", fields)
    // An unmodified device has the items of its entries, and keeps them.
    case 3 where isShutOut:
      request = existing("Items").map { item in
        save(newID(), "Entries", [.init("item", SharingCloud.text(item.key)), .init("quantity", one)])
      }
    // The container does not report which account deleted a record.
    case 4 where isShutOut:
      request = existing("Entries").map { entry in
        let deletion = CloudDeletion(entry.key, "Entries", in: zone, tag: "\(entry.value.change)")
        return ModifyRecords(database, save: [], delete: [deletion], operation: operation)
      }
    case 5:
      request = existing(OwnersRecords.access).map {
        save($0.key, OwnersRecords.access, [.init("deptMask", one)], $0.value.change)
      }
    case 6:
      request = existing(OwnersRecords.company).map {
        save($0.key, OwnersRecords.company, [.init("name", text)], $0.value.change)
      }
    case 7 where cloud.knowsOwnersRecords:
      request = save(
        newID(), OwnersRecords.credentials, [.init("hash", CloudValue(.text, json: "\"secret.\(account)\""))])
    case 8: request = forgery(in: zone, of: existing("Items")?.key).map { save($0.name, "Entries", $0.fields) }
    default: break
    }
    guard let request else { return }
    guard case .records(let answer) = cloud.answer(.records(request), for: account) else { return }
    tell(request, answer, by: account)
    let ofOwner = devices.filter { $0.account == zone.owner }
    for (record, result) in zip(request.save, answer.results) where result.kind == nil {
      // The owner's devices restore the states that they had. If none of them had an entry, only its writer knows the
      // quantity that it had before.
      if !ofOwner.contains(where: { $0.own.storage.state.rows[record.recordName] != nil }) {
        quantities[record.recordName] = nil
      }
    }
  }

  /// Returns an entry with the name of a record of another company. It must not change that record.
  private func forgery(in zone: CloudZone, of item: UUID?) -> (name: UUID, fields: [CloudFields.Field])? {
    let others = homes.filter { $0.value != zone && UUID($0.value.name) != nil && "\($0.key)" != $0.value.name }.map(
      \.key
    ).sorted()
    guard let item, let name = random.pick(others), cloud.zones[zone]?.records[name] == nil else { return nil }
    witness.forged.insert(name)
    return (name, [.init("item", SharingCloud.text(item)), .init("quantity", CloudValue(.int, json: "1"))])
  }

  /// Reports the writes that have reached the container to the witness.
  func tell(_ request: ModifyRecords, _ answer: ModifyRecords.Answer, by account: String) {
    let results = answer.results.map(\.kind)
    for (record, refusal) in zip(request.save, results) where refusal == nil {
      let zone = CloudZone(name: record.zone.name, owner: record.zone.owner ?? account)
      if homes[record.recordName] == nil { homes[record.recordName] = zone }
      witness.saved(record, in: zone, by: account, rights: rights(account, zone))
    }
    for (deletion, refusal) in zip(request.delete, results.dropFirst(request.save.count)) where refusal == nil {
      guard let zone = deletion.zone else { continue }
      witness.deleted(deletion.recordName, in: CloudZone(name: zone.name, owner: zone.owner ?? account), by: account)
    }
  }

  /// Returns whether the owner lets an account change anything: first according to the container, then according to
  /// each of the owner's devices. A device that does not know the account allows it.
  private func rights(_ account: String, _ zone: CloudZone) -> [Bool] {
    guard zone.owner != account, let company = UUID(zone.name) else { return [true] }
    let kept = cloud.accessRecords(in: zone).values.first {
      $0[OwnersRecords.Field.user] == SharingCloud.text(SharingCloud.user(account))
    }
    return [kept.map { SimRights.mayWrite($0) } ?? true]
      + devices.filter { $0.account == zone.owner }.map { device in
        device.access(of: SharingCloud.user(account), to: company, device.own.storage).map {
          SimRights.mayWrite($0.members)
        } ?? true
      }
  }
}
