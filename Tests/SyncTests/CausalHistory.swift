import Shape

/// Records every edit of a simulated schedule, together with the edits that the editing device had seen before.
///
/// An edit is identified by a number, its mark. A register is one member of one record, and each write of a register
/// writes a value that no other write writes. The creation of a record, the addition of a set's element and a removal
/// have marks, too. A whole is a record with its parts, such as an order with its lines. For each device and whole, the
/// history stores all marks that the device has ever shown. When a device makes an edit, the edit has seen these marks.
final class CausalHistory {
  typealias Mark = Int

  /// One member of one record.
  struct Register: Hashable {
    let record: UUID
    let member: String
  }

  /// One write of a register.
  struct Write {
    let mark: Mark
    let device: Int
    let seen: Set<Mark>
  }

  /// The deletion of a whole with its parts, or the removal of one part.
  struct Removal {
    let mark: Mark
    let device: Int
    let seen: Set<Mark>
  }

  /// The creation of a record under a natural key whose earlier record was deleted.
  ///
  /// It replaces everything that the creating device had seen of the earlier record and its parts. A change of the
  /// earlier record that the device had not seen brings the earlier state back.
  struct Remaking {
    let mark: Mark
    let seen: Set<Mark>
  }

  /// The creation of a record.
  struct Birth {
    let mark: Mark
    let kind: String
    let whole: UUID
    let device: Int
    let seen: Set<Mark>
    /// The status that a step leads to; `nil` for other records.
    var status: String?
  }

  /// A record as a front end sees it.
  struct Shown: Equatable {
    /// The values of the registers that have a value.
    var values: [String: Mark] = [:]
    var elements: [String: Set<Mark>] = [:]
    /// The status that the steps of the record lead to; `nil` for kinds without steps.
    var status: String?
  }

  private(set) var births: [UUID: Birth] = [:]
  /// The records of each whole, in the order of their creation. The whole is one of them.
  private(set) var wholes: [UUID: [UUID]] = [:]
  private(set) var writes: [Register: [Write]] = [:]
  /// The registers and the sets of each record that were ever written, in the order of their first write.
  private(set) var registers: [UUID: [Register]] = [:]
  private(set) var sets: [UUID: [Register]] = [:]
  private(set) var additions: [Register: [Mark]] = [:]
  /// For each removed element of a set, the mark of its removal.
  private(set) var takenOut: [Mark: Mark] = [:]
  private(set) var removals: [UUID: [Removal]] = [:]
  private(set) var deletions: [UUID: [Removal]] = [:]
  /// For each record, the records that refer to it without being its parts, with the mark of the reference.
  private(set) var references: [UUID: [(record: UUID, mark: Mark)]] = [:]
  /// For each record, the record that it refers to.
  private var referred: [UUID: UUID] = [:]
  private(set) var remakings: [UUID: [Remaking]] = [:]
  /// Faults that were found while the schedule ran, with the broken rules.
  private(set) var flaws: [(words: String, rule: CausalOracle.Rules)] = []
  /// A Boolean value that indicates whether the container may have lost removals that it had stored. Then a removed
  /// element may return.
  var forgetsDeletions = false
  private(set) var shown: [[UUID: Shown]]
  private var seen: [[UUID: Set<Mark>]]
  private var lastMark = 0

  init(devices count: Int) {
    shown = Array(repeating: [:], count: count)
    seen = Array(repeating: [:], count: count)
  }

  /// Returns a mark that no other edit has.
  func newMark() -> Mark {
    lastMark += 1
    return lastMark
  }

  /// Returns the marks of a whole that a device has ever shown.
  func seen(of whole: UUID, on device: Int) -> Set<Mark> { seen[device][whole] ?? [] }

  // MARK: Edits

  /// Records that a device creates a record.
  /// - Parameter whole: The whole that the record is a part of, or `nil` if the record is a whole itself.
  func make(_ record: UUID, _ kind: String, of whole: UUID? = nil, status: String? = nil, on device: Int) {
    // Two devices may create the same record, because its id is computed from a natural key.
    if births[record] != nil { return }
    let whole = whole ?? record
    births[record] = Birth(
      mark: newMark(), kind: kind, whole: whole, device: device, seen: seen(of: whole, on: device), status: status)
    wholes[whole, default: []].append(record)
  }

  /// Records that a device creates a whole again whose earlier record, as far as the device has shown, was deleted.
  func remake(_ whole: UUID, on device: Int) {
    let known = seen(of: whole, on: device)
    if known.isEmpty { return }
    let remaking = Remaking(mark: newMark(), seen: known)
    remakings[whole, default: []].append(remaking)
    seen[device][whole, default: []].insert(remaking.mark)
  }

  func write(_ mark: Mark, _ member: String, of record: UUID, on device: Int) {
    let register = Register(record: record, member: member)
    if writes[register] == nil { registers[record, default: []].append(register) }
    writes[register, default: []].append(
      Write(mark: mark, device: device, seen: seen(of: births[record]!.whole, on: device)))
  }

  func add(_ mark: Mark, to member: String, of record: UUID) {
    let set = Register(record: record, member: member)
    if additions[set] == nil { sets[record, default: []].append(set) }
    additions[set, default: []].append(mark)
  }

  func takeOut(_ mark: Mark, of record: UUID, on device: Int) {
    let removal = takenOut[mark] ?? newMark()
    takenOut[mark] = removal
    seen[device][births[record]!.whole, default: []].insert(removal)
  }

  /// Records that a device removes a part from its whole.
  func remove(_ part: UUID, on device: Int) {
    let whole = births[part]!.whole
    let removal = Removal(mark: newMark(), device: device, seen: seen(of: whole, on: device))
    removals[part, default: []].append(removal)
    seen[device][whole, default: []].insert(removal.mark)
  }

  /// Records that a device deletes a whole, with all its parts.
  func delete(_ whole: UUID, on device: Int) {
    deletions[whole, default: []].append(Removal(mark: newMark(), device: device, seen: seen(of: whole, on: device)))
  }

  /// Records that a device creates a record with a reference to another record.
  func refer(_ record: UUID, to other: UUID, on device: Int) {
    let mark = newMark()
    references[other, default: []].append((record, mark))
    referred[record] = other
    seen[device][other, default: []].insert(mark)
  }

  // MARK: What is shown

  /// Records the state in which a device now shows a record, or that the device no longer shows the record.
  func show(_ record: UUID, _ now: Shown?, on device: Int) {
    guard let birth = births[record] else {
      if now != nil { note("device \(device) shows \(record), and nobody has made it", .agreement) }
      return
    }
    let before = shown[device][record]
    if before == now { return }
    shown[device][record] = now
    guard let now else {
      noteAbsence(of: record, birth, on: device)
      return
    }
    var marks = seen[device][birth.whole] ?? []
    marks.insert(birth.mark)
    for (member, mark) in now.values where before?.values[member] != mark {
      let register = Register(record: record, member: member)
      guard let write = writes[register]?.first(where: { $0.mark == mark }) else {
        note(
          "device \(device) shows w\(mark) as \(member) of \(name(record)), and nobody has written it there", .values)
        continue
      }
      // The device has shown a newer value before, whose writer had seen this value. So the newer value must not be
      // replaced by this one.
      if let newer = writes[register]!.first(where: { marks.contains($0.mark) && $0.seen.contains(mark) }) {
        note(
          "device \(device) shows w\(mark) as \(member) of \(name(record)) in the place of w\(newer.mark), whose maker had seen it",
          .values
        )
      }
      marks.insert(mark)
      // A device that shows a value has also seen the values that this value replaced.
      marks.formUnion(writes[register]!.map(\.mark).filter(write.seen.contains))
      marks.formUnion(remakings[birth.whole]?.map(\.mark).filter(write.seen.contains) ?? [])
    }
    for (member, mark) in before?.values ?? [:] where now.values[member] == nil && !isRemade(mark, in: birth.whole) {
      note("device \(device) shows no \(member) of \(name(record)) any more, and had w\(mark)", .values)
    }
    for (member, elements) in now.elements {
      marks.formUnion(elements)
      if let before {
        let new = forgetsDeletions ? [] : elements.subtracting(before.elements[member] ?? [])
        for back in new where seen[device][birth.whole]?.contains(back) == true {
          note("device \(device) shows w\(back) in \(member) of \(name(record)) again", .sets)
        }
        noteTaken(before.elements[member]?.subtracting(elements) ?? [], &marks)
      }
    }
    seen[device][birth.whole] = marks
    if let other = referred[record] {
      for reference in references[other] ?? [] where reference.record == record {
        seen[device][other, default: []].insert(reference.mark)
      }
    }
  }

  /// Records that a device shows a conflict line of a record. The device has then seen the discarded values, too.
  func showLine(of record: UUID, _ marks: [Mark], on device: Int) {
    guard let birth = births[record] else { return }
    seen[device][birth.whole, default: []].formUnion(marks)
  }

  /// Returns whether a device that had seen a mark of a whole created the whole again, or deleted a whole that has a
  /// natural key. In both cases another device's creation of the same record may have taken its place.
  func isRemade(_ mark: Mark, in whole: UUID) -> Bool {
    if remakings[whole]?.contains(where: { $0.seen.contains(mark) }) == true { return true }
    return births[whole]?.kind == SimKinds.lot.name && deletions[whole]?.contains { $0.seen.contains(mark) } == true
  }

  /// Records the removals of a part as seen: the device shows the whole, but no longer the part.
  private func noteAbsence(of record: UUID, _ birth: Birth, on device: Int) {
    guard birth.whole != record, shown[device][birth.whole] != nil else { return }
    for removal in removals[record] ?? [] { seen[device][birth.whole, default: []].insert(removal.mark) }
  }

  private func noteTaken(_ gone: Set<Mark>, _ marks: inout Set<Mark>) {
    for mark in gone { if let removal = takenOut[mark] { marks.insert(removal) } }
  }

  func note(_ flaw: String, _ rule: CausalOracle.Rules) { flaws.append((flaw, rule)) }

  /// Returns the name of a record for messages.
  func name(_ record: UUID) -> String { births[record].map { "\($0.kind) \($0.mark)" } ?? "\(record)" }
}
