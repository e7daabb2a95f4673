internal import Exchange
internal import JSON
internal import Shape
internal import Vocabulary

/// Reads shots of espresso, with their beans and grinders. Three formats are accepted: the JSON of Visualizer, for one
/// shot or a list, the JSON of a Decent machine, and the older Tcl files of such a machine.
///
/// Source: `app/models/shot/jsonable.rb`, `app/models/parsers/decent_json.rb` and `decent_tcl.rb` of
/// https://github.com/miharekar/visualizer.
struct VisualizerFile {
  let days: JournalZone

  /// Returns the rows for the journal from a file.
  func rows(of text: [UInt8]) -> [ImportedRow] {
    let start = text.first { $0 > 0x20 }
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else { return rows(ofTcl: text) }
    switch read(text) {
    case .success(let rows): return rows
    case .failure(let failure):
      // Some machines write texts of users into JSON without escapes. A control character in such a text makes the JSON
      // invalid, so it is replaced with a space, and the file is read again.
      let clean = text.map { $0 < 0x20 ? 0x20 : $0 }
      if case .success(let rows) = read(clean) { return rows }
      return [Self.unusable("the file is not JSON: \(failure.sentence)")]
    }
  }

  private func read(_ text: [UInt8]) -> Result<[ImportedRow], ParseFailure> {
    var reading = Reading(days: days)
    let looked = text.withUnsafeBufferPointer {
      JSONText.look(at: $0, ignoresUnknown: true) { source in
        if source.value.kind == .array {
          for (index, value) in source.value.elements.enumerated() {
            reading.add(Shot(ForeignObject(value)), at: "/\(index)")
          }
        } else {
          reading.add(Shot(ForeignObject(source.value)), at: "")
        }
      }
    }
    return looked.map { _ in reading.rows }
  }

  private func rows(ofTcl text: [UInt8]) -> [ImportedRow] {
    guard let whole = TclList(text[...]), case let list = whole.dictionary, let clock = list["clock"] else {
      return [Self.unusable("the file must be a shot, as JSON or as a Tcl list with a clock")]
    }
    guard whole.isWhole, whole.elements.count % 2 == 0 else {
      return [
        Self.unusable("the file ends in the middle of a list: it must be the whole file that the machine has written")
      ]
    }
    guard let seconds = Decimal(foreign: clock.text), seconds.units > 0 else {
      return [
        Self.unusable("clock must be the seconds since 1970 at which the shot was pulled, not \(clock.text.prefix(40))")
      ]
    }
    var reading = Reading(days: days)
    reading.add(Shot(tcl: list, at: Timestamp(milliseconds: seconds.units / 100)), at: "")
    return reading.rows
  }

  private static func unusable(_ message: String) -> ImportedRow {
    .unusable([Problem(pointer: "", kind: .value, message: message)], line: 1)
  }

  /// Collects the rows of the shots in a file. Beans or a grinder that several shots name become a single row.
  private struct Reading {
    let days: JournalZone
    private(set) var rows: [ImportedRow] = []
    private var met: Set<UUID> = []

    init(days: JournalZone) { self.days = days }

    mutating func add(_ shot: Shot?, at pointer: String) {
      guard let shot else {
        let message =
          "the shot must be one of Visualizer, with start_time, or of a Decent machine, with timestamp and elapsed"
        return rows.append(.broken([Problem(pointer: pointer, kind: .missing, message: message)], line: 1))
      }
      let grinder = shot.grinder.map { (name) -> UUID in
        let id = ForeignID.id("visualizer grinder \(name.text)", at: nil)
        var row = ForeignRow(.equipment, id)
        row.set("kind", EquipmentKind.grinder)
        row.set("name", name)
        add(row, id, at: pointer)
        return id
      }
      let bean = addBean(of: shot, at: pointer)
      let row = shot.row(bean: bean, grinder: grinder)
      rows.append(row.made(line: 1, at: pointer))
    }

    private mutating func addBean(of shot: Shot, at pointer: String) -> UUID {
      let day = ForeignWords.day(shot.roastDate, in: days)
      let key = "\(shot.roaster?.text ?? "") \(shot.bean?.text ?? "") \(shot.roastDate ?? "")"
      let id = ForeignID.id("visualizer bean \(key)", at: day?.start)
      var row = ForeignRow(.bean, id)
      row.set("name", shot.bean ?? shot.roaster ?? Line("Coffee"))
      row.set("roaster", shot.roaster)
      row.set("roastLevel", ForeignWords.roastLevel(shot.roastLevel))
      row.set("roastDate", day)
      // If the day of roasting is ambiguous, it is stored in the note as it was written.
      let roasted = day == nil ? shot.roastDate.map { "Roasted: \($0)" } : nil
      let note = [shot.beanNote, roasted].compactMap(\.self).joined(separator: "\n")
      row.set("note", note.isEmpty ? nil : note)
      add(row, id, at: pointer)
      return id
    }

    private mutating func add(_ row: ForeignRow, _ id: UUID, at pointer: String) {
      if met.insert(id).inserted { rows.append(row.made(line: 1, at: pointer)) }
    }
  }
}
