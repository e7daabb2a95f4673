import Shape

/// Checks the final state of all devices against the history of a schedule. It uses only which edit had seen which
/// other edit, no clocks.
struct CausalOracle {
  typealias Mark = CausalHistory.Mark
  typealias Register = CausalHistory.Register

  let history: CausalHistory
  var rules = Rules.all
  /// A Boolean value that indicates whether the container may have lost deletions that it had stored. Then a deleted
  /// record may return.
  var forgetsDeletions = false

  /// Returns the fault in the final state, or `nil` if there is none.
  /// - Parameter lines: for each device, the values of each record that its conflict lines hold.
  func flaw(lines: [[UUID: Set<Mark>]]) -> String? {
    if let flaw = history.flaws.first(where: { rules.contains($0.rule) }) { return flaw.words }
    if rules.contains(.agreement), let flaw = disagreement() { return flaw }
    for whole in history.wholes.keys.sorted() {
      if let flaw = flaw(in: whole, lines) { return flaw }
    }
    return nil
  }

  private func shown(_ record: UUID) -> CausalHistory.Shown? { history.shown[0][record] }

  private func disagreement() -> String? {
    for device in history.shown.indices.dropFirst() {
      for record in Set(history.shown[0].keys).union(history.shown[device].keys).sorted()
      where history.shown[device][record] != history.shown[0][record] {
        return
          "device \(device) shows \(history.name(record)) as \(describe(history.shown[device][record])), device 0 as \(describe(shown(record)))"
      }
    }
    return nil
  }

  private func describe(_ shown: CausalHistory.Shown?) -> String {
    guard let shown else { return "nothing" }
    let values = shown.values.sorted { $0.key < $1.key }.map { "\($0.key) w\($0.value)" }
    let elements = shown.elements.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted())" }
    return (values + elements + [shown.status].compactMap(\.self)).joined(separator: ", ")
  }

  private func flaw(in whole: UUID, _ lines: [[UUID: Set<Mark>]]) -> String? {
    let (lives, deletions) = (shown(whole) != nil, history.deletions[whole] ?? [])
    if rules.contains(.deletions) {
      let unseen = alive(in: whole).filter { mark in !deletions.contains { $0.seen.contains(mark) } }
      if !lives, let mark = unseen.min() { return "\(history.name(whole)) is gone, and no deletion had seen w\(mark)" }
      let referring = history.references[whole]?.first { shown($0.record) != nil }
      if !lives, let referring {
        return "\(history.name(whole)) is gone, and \(history.name(referring.record)) refers to it"
      }
      if lives, referring == nil, !forgetsDeletions, unseen.isEmpty,
        let deletion = deletions.first(where: { $0.seen.isSuperset(of: all(in: whole)) })
      {
        return "\(history.name(whole)) is there, and device \(deletion.device) has deleted it having seen everything"
      }
    }
    for record in history.wholes[whole]! {
      if record != whole, rules.contains(.parts), let flaw = flaw(ofPart: record, in: whole, lives) { return flaw }
      if rules.contains(.values), lives, let flaw = replaced(in: record) { return flaw }
      if rules.contains(.sets), lives, let flaw = elements(of: record) { return flaw }
      if !rules.isDisjoint(with: [.lines, .linesEverywhere]),
        let flaw = untold(in: record, lives ? [] : deletions, lines)
      {
        return flaw
      }
    }
    if rules.contains(.folds), lives, let flaw = overruled(in: whole) { return flaw }
    return nil
  }

  // MARK: Deletions and parts

  /// Returns the writes of a register that no other write of the register had seen.
  func latest(_ register: Register) -> [CausalHistory.Write] {
    let writes = history.writes[register] ?? []
    return writes.filter { write in !writes.contains { $0.mark != write.mark && $0.seen.contains(write.mark) } }
  }

  private func registers(of record: UUID) -> [Register] { history.registers[record] ?? [] }

  /// Returns, for each set of a record, the elements that were ever added to it.
  private func additions(to record: UUID) -> [(set: Register, marks: [Mark])] {
    history.sets[record]?.map { ($0, history.additions[$0]!) } ?? []
  }

  /// Returns the marks of what exists of a record: its creation, its latest values, and the elements that no device has
  /// removed.
  private func own(_ record: UUID) -> Set<Mark> {
    var marks: Set<Mark> = [history.births[record]!.mark]
    for register in registers(of: record) { marks.formUnion(latest(register).map(\.mark)) }
    for (_, elements) in additions(to: record) { marks.formUnion(elements.filter { history.takenOut[$0] == nil }) }
    return marks
  }

  /// A Boolean value that indicates whether a part was removed by a device that had seen all of it.
  private func isRemoved(_ part: UUID) -> Bool {
    history.removals[part]?.contains { $0.seen.isSuperset(of: own(part)) } == true
  }

  /// Returns the edits that a deletion must have seen to delete the whole. If a deletion had not seen one of them, the
  /// whole stays.
  private func alive(in whole: UUID) -> Set<Mark> {
    history.wholes[whole]!.reduce(into: []) { marks, record in
      if record == whole || !isRemoved(record) { marks.formUnion(own(record)) }
    }
  }

  /// Returns the edits of `alive(in:)` and all removals. A deletion that had seen these marks had seen every edit of
  /// the whole.
  private func all(in whole: UUID) -> Set<Mark> {
    var marks = alive(in: whole)
    marks.formUnion(history.references[whole]?.map(\.mark) ?? [])
    for record in history.wholes[whole]! {
      marks.formUnion(history.removals[record]?.map(\.mark) ?? [])
      for (_, elements) in additions(to: record) {
        marks.formUnion(elements + elements.compactMap { history.takenOut[$0] })
      }
    }
    return marks
  }

  private func flaw(ofPart part: UUID, in whole: UUID, _ lives: Bool) -> String? {
    let isThere = shown(part) != nil
    if !lives { return isThere ? "\(history.name(part)) is there, and its whole is not" : nil }
    let removals = history.removals[part] ?? []
    let unseen = own(part).filter { mark in
      !removals.contains { $0.seen.contains(mark) } && !history.isRemade(mark, in: whole)
    }
    if !isThere, let mark = unseen.min() {
      return removals.isEmpty
        ? "\(history.name(part)) of \(history.name(whole)) is gone, and nobody has removed it"
        : "\(history.name(part)) is gone, and no removal had seen w\(mark)"
    }
    if isThere, !forgetsDeletions, isRemoved(part) {
      return "\(history.name(part)) is there, and was removed by an edit that had seen all of it"
    }
    if isThere, let remaking = cleanRemaking(of: whole), remaking.seen.isSuperset(of: own(part)) {
      return "\(history.name(part)) is there, and was part of what \(history.name(whole)) was before w\(remaking.mark)"
    }
    return nil
  }

  // MARK: Making anew

  /// Returns the creation of a whole that replaces everything before it, or `nil` if there is none. Each edit either
  /// was seen by this creation, or had seen it.
  private func cleanRemaking(of whole: UUID) -> CausalHistory.Remaking? {
    if forgetsDeletions { return nil }
    return history.remakings[whole]?.last { remaking in
      history.wholes[whole]!.allSatisfy { record in
        let birth = history.births[record]!
        let edits =
          registers(of: record).flatMap { history.writes[$0]! }.map { ($0.mark, $0.seen) } + [(birth.mark, birth.seen)]
        return edits.allSatisfy { mark, seen in remaking.seen.contains(mark) || seen.contains(remaking.mark) }
      }
    }
  }

  /// A Boolean value that indicates whether a record that was created again may lack a value. Either the creating
  /// device had seen the value, or the value's writer had not seen the new creation.
  private func isEmptied(_ write: CausalHistory.Write, in whole: UUID) -> Bool {
    history.isRemade(write.mark, in: whole)
      || history.remakings[whole]?.contains { !write.seen.contains($0.mark) } == true
  }

  // MARK: Values

  private func replaced(in record: UUID) -> String? {
    guard let shown = shown(record) else { return nil }
    let (whole, remaking) = (history.births[record]!.whole, cleanRemaking(of: history.births[record]!.whole))
    for register in registers(of: record) {
      let latest = latest(register)
      guard let value = shown.values[register.member] else {
        if latest.allSatisfy({ isEmptied($0, in: whole) }) { continue }
        return "\(register.member) of \(history.name(record)) is empty, and w\(latest[0].mark) was written"
      }
      if !latest.contains(where: { $0.mark == value }) {
        let newer = history.writes[register]!.first { $0.seen.contains(value) }
        return
          "\(register.member) of \(history.name(record)) is w\(value), and w\(newer?.mark ?? 0) was written by one that had seen it"
      }
      if let remaking, remaking.seen.contains(value) {
        return
          "\(register.member) of \(history.name(record)) is w\(value), from before w\(remaking.mark) has made it anew"
      }
    }
    return nil
  }

  private func elements(of record: UUID) -> String? {
    guard let shown = shown(record) else { return nil }
    for (register, added) in additions(to: record) {
      let there = shown.elements[register.member] ?? []
      if let lost = added.first(where: { !there.contains($0) && history.takenOut[$0] == nil }) {
        return "w\(lost) is not in \(register.member) of \(history.name(record)), and nobody has taken it out"
      }
      if !forgetsDeletions, let back = added.first(where: { there.contains($0) && history.takenOut[$0] != nil }) {
        return "w\(back) is in \(register.member) of \(history.name(record)), and was taken out"
      }
    }
    return nil
  }

  /// Checks that each discarded value that no later edit had seen is in a conflict line.
  /// - Parameter deletions: The deletions of the whole, if it is deleted. They count as later edits, too.
  private func untold(in record: UUID, _ deletions: [CausalHistory.Removal], _ lines: [[UUID: Set<Mark>]]) -> String? {
    let later = deletions + (shown(record) == nil ? history.removals[record] ?? [] : [])
    for register in registers(of: record) {
      for write in latest(register)
      where shown(record)?.values[register.member] != write.mark
        && !later.contains(where: { $0.seen.contains(write.mark) })
        && !history.isRemade(write.mark, in: history.births[record]!.whole)
      {
        let those = lines.indices.filter { lines[$0][record]?.contains(write.mark) == true }
        let isTold = rules.contains(.linesEverywhere) ? those.count == lines.count : !those.isEmpty
        if !isTold {
          return
            "w\(write.mark), \(register.member) of \(history.name(record)), is discarded, and the devices with a line are \(those)"
        }
      }
    }
    return nil
  }

  // MARK: Folds

  /// Checks that the status of a whole is the result of a step that no other step had seen.
  private func overruled(in whole: UUID) -> String? {
    guard let status = shown(whole)?.status else { return nil }
    let steps = history.wholes[whole]!.compactMap { history.births[$0] }.filter { $0.status != nil }
    let latest = steps.filter { step in !steps.contains { $0.seen.contains(step.mark) } }
    if steps.isEmpty || latest.contains(where: { $0.status == status }) { return nil }
    return
      "\(history.name(whole)) is \(status), and the steps that nobody had seen lead to \(latest.map { $0.status ?? "" })"
  }
}
