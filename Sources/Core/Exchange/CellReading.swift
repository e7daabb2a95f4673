internal import JSON
internal import Shape

/// Reads cells that spreadsheets write in another way than JSON: truth values, days, and days where instants are
/// expected.
struct CellReading {
  /// A Boolean value that indicates whether the table is in the dialect of spreadsheets.
  let isExcel: Bool
  /// Returns the first instant of a company's day; `nil` for tables that belong to no company.
  let startOfDay: ((Day) -> Timestamp)?

  /// Returns the truth value of a cell, in any case; in the dialect of spreadsheets also 1 and 0, and the words of
  /// their languages.
  func flag(_ cell: String) -> Bool? {
    let word = cell.trimmed.lowercased()
    if word == "true" { return true }
    if word == "false" { return false }
    guard isExcel else { return nil }
    return CellReading.yes.contains(word) ? true : CellReading.no.contains(word) ? false : nil
  }

  /// The words that Excel and LibreOffice display for TRUE and FALSE in German, French, Spanish, Portuguese, Italian,
  /// Dutch, Polish, Swedish, Danish, Norwegian, Finnish and Russian.
  private static let yes: Set = [
    "1", "wahr", "vrai", "verdadero", "verdadeiro", "vero", "waar", "prawda", "sant", "sand", "sann", "tosi", "истина",
  ]
  private static let no: Set = [
    "0", "falsch", "faux", "falso", "onwaar", "fałsz", "falskt", "falsk", "usann", "epätosi", "ложь",
  ]

  /// Returns the day of a cell: `2025-12-31`, and in the dialect of spreadsheets `31.12.2025`.
  func day(_ cell: String) -> Day? {
    let text = cell.trimmed
    if let day = Day(text) { return day }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard isExcel, parts.count == 3, parts[2].utf8.count == 4,
      parts.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }),
      let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2])
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Returns the first instant of a cell's day.
  func instant(_ cell: String) -> Timestamp? { startOfDay.flatMap { start in day(cell).map(start) } }

  /// Returns the JSON of a list in which days are replaced by their first instants.
  /// - Parameter members: the members of the list's elements that are instants.
  func list(_ json: ArraySlice<UInt8>, instants members: [String]) -> String? {
    guard !members.isEmpty, startOfDay != nil else { return nil }
    return json.withUnsafeBufferPointer { bytes in
      JSONSource.decode(bytes, isStored: false) { source in
        guard source.value.kind == .array else { return nil }
        return "[\(source.value.elements.map { element($0, members) }.joined(separator: ","))]"
      }
    } ?? nil
  }

  private func element(_ value: JSONValue, _ instants: [String]) -> String {
    guard value.kind == .object else { return value.compactText }
    let parts = value.members.map { member in
      let isInstant = member.value.kind == .string && instants.contains(member.name.string)
      let instant = isInstant ? instant(member.value.string) : nil
      return "\(member.name.compactText):\(instant.map { jsonText($0) } ?? member.value.compactText)"
    }
    return "{\(parts.joined(separator: ","))}"
  }
}
