import Cloud
import Shape
import Sync
import Tenancy

/// Edits of people on a device. Each edit is told to the history before the device makes it.
extension Simulation {
  func work(_ kind: SimStep.Kind, on number: Int, _ device: SimDevice) {
    switch kind {
    case .begin: begin(on: number, device)
    case .createItem: createItem(on: number, device)
    case .createEntry:
      guard let item = pick("item", on: device) else { return }
      create("entry", [("item", "\"\(item)\""), ("quantity", "\(random.below(9) + 1)")], of: item, on: number, device)
    case .editItem:
      let (member, item) = (random.pick(["name", "name", "memo"])!, pick("item", on: device))
      if hasObjects, let item {
        writeCustom(of: item, on: number, device)
      } else {
        write(member, of: item, on: number, device)
      }
    case .noteOwn: write("note\(number)", of: pick("item", on: device), on: number, device)
    case .tag: tag(on: number, device)
    case .resku:
      guard let item = pick("item", on: device) else { return }
      let sku = "\"S\(random.below(12))\""
      if has(sku, "sku", on: device) { return }
      // An edit of a unique value is an edit; the history knows it by a member that changes with it.
      let mark = history.newMark()
      history.write(mark, "memo", of: item, on: number)
      device.update(item, Members([.init("sku", sku), .init("memo", SimLines.json(mark))]), at: now)
    case .deleteItem:
      let used = Set(device.rows("entry").compactMap { device.storage.state.rows[$0]?.members["item"] })
      let unused = device.rows("item").filter { !used.contains("\"\($0)\"") }
      if let item = random.pick(unused) { delete(item, on: number, device) }
    case .addPaper:
      let kind = hazards.contains(.naturalKeys) && random.chance(30) ? "lot" : "item"
      guard let owner = pick(kind, on: device) else { return }
      create("paper", [("owner", #"{"type":"\#(kind)","id":"\#(owner)"}"#)], of: owner, on: number, device)
    case .removePaper: remove(random.pick(device.rows("paper")), on: number, device)
    case .createOrder:
      if device.rows("order").count > 4 { return write("memo", of: pick("order", on: device), on: number, device) }
      let contact = hazards.contains(.references) ? pick("contact", on: device) : nil
      let order = create("order", contact.map { [("contact", "\"\($0)\"")] } ?? [], on: number, device)
      if let contact { history.refer(order, to: contact, on: number) }
      for _ in 0..<random.below(3) { addLine(to: order, on: number, device) }
    case .editOrder: write(random.pick(["name", "memo"])!, of: pick("order", on: device), on: number, device)
    case .addLine: if let order = pick("order", on: device) { addLine(to: order, on: number, device) }
    case .editLine: write("name", of: random.pick(device.rows("line")), on: number, device)
    case .removeLine: remove(random.pick(device.rows("line")), on: number, device)
    case .deleteOrder:
      // One that has taken a step is cancelled, not deleted.
      let stepped = Set(device.rows("step").compactMap { device.storage.state.rows[$0]?.members["order"] })
      if let order = random.pick(device.rows("order").filter { !stepped.contains("\"\($0)\"") }) {
        delete(order, on: number, device)
      }
    case .createContact:
      if device.rows("contact").count > 3 { return write("name", of: pick("contact", on: device), on: number, device) }
      create("contact", [], on: number, device)
    case .editContact: write(random.pick(["name", "memo"])!, of: pick("contact", on: device), on: number, device)
    case .deleteContact:
      let used = Set(device.rows("order").compactMap { device.storage.state.rows[$0]?.members["contact"] })
      if let contact = random.pick(device.rows("contact").filter { !used.contains("\"\($0)\"") }) {
        delete(contact, on: number, device)
      }
    case .stepOrder: step(on: number, device)
    case .createLot: createLot(random.below(4), on: number, device)
    case .editLot: write(random.pick(["name", "memo"])!, of: pick("lot", on: device), on: number, device)
    case .deleteLot: if let lot = pick("lot", on: device) { delete(lot, on: number, device) }
    case .remakeLot:
      guard let lot = pick("lot", on: device) else { return }
      delete(lot, on: number, device)
      for _ in 0..<random.below(3) { deliver(to: device) }
      createLot(Int(lot.low) - 1, on: number, device)
    default: break
    }
  }

  /// Makes a lot. Its id follows from the natural key: two devices that make the same lot make one record, and a lot
  /// that was deleted is there again.
  private func createLot(_ place: Int, on number: Int, _ device: SimDevice) {
    let (code, id) = ("\"B\(place)\"", UUID(high: 0xb_8000, low: UInt64(place + 1)))
    codes.insert(code)
    if has(code, "code", on: device) { return }
    history.remake(id, on: number)
    create("lot", [("code", code), ("memo", "null")], as: id, on: number, device)
  }

  /// One of the records of a kind: few are made, so that edits meet.
  private func pick(_ kind: String, on device: SimDevice) -> UUID? { random.pick(device.rows(kind)) }

  private func has(_ json: String, _ member: String, on device: SimDevice) -> Bool {
    device.storage.state.rows.values.contains { $0.members[member] == json }
  }

  // MARK: Making

  private func createItem(on number: Int, _ device: SimDevice) {
    if device.rows("item").count > 5 { return write("name", of: pick("item", on: device), on: number, device) }
    let sku = "\"S\(random.below(12))\""
    create("item", SimKinds.item(has(sku, "sku", on: device) ? "\"U\(newID())\"" : sku), on: number, device)
  }

  private func addLine(to order: UUID, on number: Int, _ device: SimDevice) {
    create("line", [("order", "\"\(order)\"")], of: order, on: number, device)
  }

  /// The members of a new record, whose names the history knows from here on.
  private func new(
    _ id: UUID, _ kind: String, _ members: [(String, String)], of whole: UUID?, status: String? = nil, on number: Int,
    _ device: SimDevice
  ) -> Members {
    history.make(id, kind, of: whole, status: status, on: number)
    var all = Members(members.map { .init($0.0, $0.1) })
    if kind == "entry" || kind == "step" { return all }
    let mark = history.newMark()
    history.write(mark, "name", of: id, on: number)
    let instant = SimDevice.instant(now + device.skew)
    for (name, json) in [
      ("name", SimLines.json(mark)), ("version", "1"), ("createdAt", instant), ("updatedAt", instant),
    ] {
      all[name] = json
    }
    return all
  }

  @discardableResult private func create(
    _ kind: String, _ members: [(String, String)], as id: UUID? = nil, of whole: UUID? = nil, status: String? = nil,
    on number: Int,
    _ device: SimDevice
  ) -> UUID {
    let id = id ?? newID()
    device.create(
      kind, new(id, kind, members, of: whole, status: status, on: number, device), id: id, in: company, at: now)
    return id
  }

  private func begin(on number: Int, _ device: SimDevice) {
    let state = device.storage.state
    guard state.rows.isEmpty, state.zones.isEmpty, state.log.isEmpty, device.engine.isIdle else { return }
    let (item, order, line) = (newID(), newID(), newID())
    let made = [
      (item, "item", new(item, "item", SimKinds.item("\"S\(random.below(4))\""), of: nil, on: number, device)),
      (order, "order", new(order, "order", [], of: nil, on: number, device)),
      (line, "line", new(line, "line", [("order", "\"\(order)\"")], of: order, on: number, device)),
    ]
    var rows: [UUID: SimRow] = [:]
    for (place, one) in made.enumerated() {
      rows[one.0] = SimRow(kind: one.1, company: company, members: one.2, row: place + 1)
    }
    device.begin(with: rows)
  }

  // MARK: Changing

  private func write(_ member: String, of record: UUID?, on number: Int, _ device: SimDevice) {
    guard let record else { return }
    let mark = history.newMark()
    history.write(mark, member, of: record, on: number)
    device.update(record, Members([.init(member, SimLines.json(mark))]), at: now)
  }

  /// Writes a member of an object.
  private func writeCustom(of item: UUID, on number: Int, _ device: SimDevice) {
    let name = random.pick(SimKinds.customNames)!
    let mark = history.newMark()
    history.write(mark, "\(SimKinds.custom).\(name)", of: item, on: number)
    var custom =
      device.storage.state.rows[item].flatMap { Members(json: $0.members[SimKinds.custom] ?? "{}") } ?? Members()
    custom[name] = SimLines.json(mark)
    device.update(item, Members([.init(SimKinds.custom, custom.text)]), at: now)
  }

  private func tag(on number: Int, _ device: SimDevice) {
    guard let item = pick("item", on: device), let row = device.storage.state.rows[item] else { return }
    var tags = SimLines.marks(in: row.members["tags"] ?? "[]")
    if let tag = random.pick(tags), random.chance(40) {
      history.takeOut(tag, of: item, on: number)
      tags.removeAll { $0 == tag }
    } else {
      let tag = history.newMark()
      history.add(tag, to: "tags", of: item)
      tags.append(tag)
    }
    device.update(item, Members([.init("tags", "[\(tags.map(SimLines.json).joined(separator: ","))]")]), at: now)
  }

  private func step(on number: Int, _ device: SimDevice) {
    // Few orders take many steps: those of several devices follow each other.
    guard let order = random.chance(70) ? device.rows("order").first : pick("order", on: device) else { return }
    let from = status(of: order, on: device)
    guard let to = random.pick(from.next.filter { $0 != .cancelled || random.chance(10) }) else { return }
    let at = now + (hazards.contains(.clocks) ? device.skew : 0)
    create(
      "step",
      [
        ("order", "\"\(order)\""), ("from", "\"\(from.rawValue)\""), ("to", "\"\(to.rawValue)\""), ("at", "\(at)"),
        (
          "follows", "[\(TakenStep.heads(of: steps(of: order, on: device)).map { "\"\($0)\"" }.joined(separator: ","))]"
        ),
      ], of: order,
      status: to.rawValue, on: number, device)
    let stands = status(of: order, on: device)
    if stands != to {
      history.note(
        "device \(number) has taken \(history.name(order)) to \(to.rawValue), and shows \(stands.rawValue)", .folds)
    }
  }

  // MARK: Deleting

  private func remove(_ part: UUID?, on number: Int, _ device: SimDevice) {
    guard let part else { return }
    history.remove(part, on: number)
    device.delete(part, at: now)
  }

  /// A whole goes, and its parts first.
  private func delete(_ whole: UUID, on number: Int, _ device: SimDevice) {
    history.delete(whole, on: number)
    let parts = device.storage.state.rows.filter { id, row in history.births[id]?.whole == whole && id != whole }.keys
      .sorted()
    for part in parts { device.delete(part, at: now) }
    device.delete(whole, at: now)
  }

  // MARK: Shown records

  /// The status of an order on a device.
  func status(of order: UUID, on device: SimDevice) -> SimStatus { SimStatus.folded(steps(of: order, on: device)) }

  private func steps(of order: UUID, on device: SimDevice) -> [TakenStep<SimStatus>] {
    let steps = device.storage.state.rows.filter {
      $0.value.kind == "step" && $0.value.members["order"] == "\"\(order)\""
    }
    return steps.sorted { $0.key < $1.key }.map { SimStatus.taken($0.key, $0.value.members) }
  }

  /// A device shows a record as it is now, or no longer.
  func show(_ id: UUID, _ row: SimRow?, on number: Int, _ device: SimDevice) {
    // Nobody writes a line about a conflict.
    if row?.kind == SyncConflict.kind {
      for (record, marks) in SimLines.values(in: [row].compactMap(\.self)) {
        history.showLine(of: record, Array(marks), on: number)
      }
      return
    }
    history.show(id, row.map { shown(id, $0, on: device) }, on: number)
    // The status of an order follows from its steps.
    guard let birth = history.births[id], birth.kind == "step", let order = device.storage.state.rows[birth.whole]
    else { return }
    history.show(birth.whole, shown(birth.whole, order, on: device), on: number)
  }

  private func shown(_ id: UUID, _ row: SimRow, on device: SimDevice) -> CausalHistory.Shown {
    var shown = CausalHistory.Shown()
    for member in row.members.list {
      if member.json.hasPrefix("\"w"), let mark = SimLines.mark(of: member.json) { shown.values[member.name] = mark }
      for inner in member.name == SimKinds.custom ? Members(json: member.json)?.list ?? [] : [] {
        shown.values["\(SimKinds.custom).\(inner.name)"] = SimLines.mark(of: inner.json)
      }
      if member.name == "tags" { shown.elements["tags"] = Set(SimLines.marks(in: member.json)) }
    }
    if row.kind == "order" { shown.status = status(of: id, on: device).rawValue }
    return shown
  }
}
