import Shape

/// Every edit of a schedule, each with the edits that its maker had seen.
///
/// A write of a register writes a value that no other write writes: its mark. A mark also names the making of a record,
/// an element of a set, and the removal of something. Each device has, per whole, the marks that it has ever shown; the
/// marks at the moment of an edit are what the edit had seen. A whole is a record with its parts: an order with its
/// lines.
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

  /// The deletion of a whole, or the removal of a part.
  struct Removal {
    let mark: Mark
    let device: Int
    let seen: Set<Mark>
  }

  /// The making of a record that was there before under the same natural key, and was deleted.
  ///
  /// It replaces all that its maker had seen of the record and its parts. A change that its maker had not seen brings
  /// that back.
  struct Remaking {
    let mark: Mark
    let seen: Set<Mark>
  }

  /// How a record came to be.
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
    /// The values of registers that have one.
    var values: [String: Mark] = [:]
    var elements: [String: Set<Mark>] = [:]
    /// The status that the steps of the record lead to; `nil` for kinds without steps.
    var status: String?
  }

  private(set) var births: [UUID: Birth] = [:]
  /// The records of each whole, the whole included, in the order of their making.
  private(set) var wholes: [UUID: [UUID]] = [:]
  private(set) var writes: [Register: [Write]] = [:]
  /// The registers and the sets of each record that somebody has written, in the order of their first write.
  private(set) var registers: [UUID: [Register]] = [:]
  private(set) var sets: [UUID: [Register]] = [:]
  private(set) var additions: [Register: [Mark]] = [:]
  /// The mark of the removal of each element that somebody has taken out.
  private(set) var takenOut: [Mark: Mark] = [:]
  private(set) var removals: [UUID: [Removal]] = [:]
  private(set) var deletions: [UUID: [Removal]] = [:]
  /// The records that refer to each record without being parts of it, with the mark of the reference.
  private(set) var references: [UUID: [(record: UUID, mark: Mark)]] = [:]
  /// The record that a record refers to.
  private var referred: [UUID: UUID] = [:]
  private(set) var remakings: [UUID: [Remaking]] = [:]
  /// Faults that were found while the schedule ran, with the broken rules.
  private(set) var flaws: [(words: String, rule: CausalOracle.Rules)] = []
  /// Whether the container may have lost removals that it had: then an element may be there again.
  var forgetsDeletions = false
  private(set) var shown: [[UUID: Shown]]
  private var seen: [[UUID: Set<Mark>]]
  private var lastMark = 0

  init(devices count: Int) {
    shown = Array(repeating: [:], count: count)
    seen = Array(repeating: [:], count: count)
  }

  /// A mark that no write has.
  func newMark() -> Mark {
    lastMark += 1
    return lastMark
  }

  /// The marks of a whole that a device has ever shown.
  func seen(of whole: UUID, on device: Int) -> Set<Mark> { seen[device][whole] ?? [] }

  // MARK: Edits

  /// A record is made.
  /// - Parameter whole: the record that it is a part of; `nil` for a whole.
  func make(_ record: UUID, _ kind: String, of whole: UUID? = nil, status: String? = nil, on device: Int) {
    // Two devices may make the same record, where its id follows from a natural key.
    if births[record] != nil { return }
    let whole = whole ?? record
    births[record] = Birth(
      mark: newMark(), kind: kind, whole: whole, device: device, seen: seen(of: whole, on: device), status: status)
    wholes[whole, default: []].append(record)
  }

  /// A whole is made that was there before, as far as the device has ever shown it.
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

  /// A part is removed from its whole.
  func remove(_ part: UUID, on device: Int) {
    let whole = births[part]!.whole
    let removal = Removal(mark: newMark(), device: device, seen: seen(of: whole, on: device))
    removals[part, default: []].append(removal)
    seen[device][whole, default: []].insert(removal.mark)
  }

  /// A whole is deleted, with all its parts.
  func delete(_ whole: UUID, on device: Int) {
    deletions[whole, default: []].append(Removal(mark: newMark(), device: device, seen: seen(of: whole, on: device)))
  }

  /// A record refers to another one from its making on.
  func refer(_ record: UUID, to other: UUID, on device: Int) {
    let mark = newMark()
    references[other, default: []].append((record, mark))
    referred[record] = other
    seen[device][other, default: []].insert(mark)
  }

  // MARK: What is shown

  /// A device shows a record as it is now, or no longer.
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
      // A value that was shown there earlier, and had seen this one, was replaced by it.
      if let newer = writes[register]!.first(where: { marks.contains($0.mark) && $0.seen.contains(mark) }) {
        note(
          "device \(device) shows w\(mark) as \(member) of \(name(record)) in the place of w\(newer.mark), whose maker had seen it",
          .values
        )
      }
      marks.insert(mark)
      // The values that this value has replaced are seen with it.
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

  /// A device shows a line about values of a record: what is discarded is seen, too.
  func showLine(of record: UUID, _ marks: [Mark], on device: Int) {
    guard let birth = births[record] else { return }
    seen[device][birth.whole, default: []].formUnion(marks)
  }

  /// Whether a whole was made anew by a device that had seen a mark of the whole, or was deleted by one and has a
  /// natural key: then it may be there as another device has made it.
  func isRemade(_ mark: Mark, in whole: UUID) -> Bool {
    if remakings[whole]?.contains(where: { $0.seen.contains(mark) }) == true { return true }
    return births[whole]?.kind == SimKinds.lot.name && deletions[whole]?.contains { $0.seen.contains(mark) } == true
  }

  /// A part that is gone, while its whole is shown, was removed: the removals are seen.
  private func noteAbsence(of record: UUID, _ birth: Birth, on device: Int) {
    guard birth.whole != record, shown[device][birth.whole] != nil else { return }
    for removal in removals[record] ?? [] { seen[device][birth.whole, default: []].insert(removal.mark) }
  }

  private func noteTaken(_ gone: Set<Mark>, _ marks: inout Set<Mark>) {
    for mark in gone { if let removal = takenOut[mark] { marks.insert(removal) } }
  }

  func note(_ flaw: String, _ rule: CausalOracle.Rules) { flaws.append((flaw, rule)) }

  /// The name of a record in sentences.
  func name(_ record: UUID) -> String { births[record].map { "\($0.kind) \($0.mark)" } ?? "\(record)" }
}
