internal import JSON
internal import Logging
internal import SQLite

/// A list as rows and columns.
struct Rows {
  struct Cell {
    let text: String
    let isNumber: Bool
    /// Whether it is nothing, or a list or an object of nothing.
    let isEmpty: Bool

    init(_ value: JSONValue?) {
      let kind = value?.kind ?? .null
      isNumber = kind == .number
      isEmpty = kind == .null || (kind == .array || kind == .object) && value?.count == 0
      text =
        switch kind {
        case .null: ""
        case .string: value?.string ?? ""
        default: value?.compactText ?? ""
        }
    }
  }

  let columns: [String]
  private var rows: [[Cell]] = []

  init(_ columns: [String]) { self.columns = columns }

  mutating func add(_ elements: [JSONValue]) {
    for element in elements { rows.append(columns.map { Cell(Rows.value(at: $0, of: element)) }) }
  }

  /// What stands in a column, whose name leads to it: `cost.amount`.
  private static func value(at column: String, of element: JSONValue) -> JSONValue? {
    if column == Columns.ofValue, element.kind != .object { return element }
    var found: JSONValue? = element
    for name in column.split(separator: ".", omittingEmptySubsequences: false) {
      found = found?.members.first { $0.name.string == name }?.value
    }
    return found
  }

  // MARK: CSV, as RFC 4180 has it, with line ends as everything else has them here

  var csvHeader: String { Rows.csv(columns) }
  var csvLines: String { rows.map { Rows.csv($0.map(\.text)) }.joined() }

  private static func csv(_ cells: [String]) -> String {
    // Readers pass over an empty line.
    cells == [""] ? "\"\"\n" : cells.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 != 0x0a && $0 != 0x0d }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: Tables

  /// Aligned columns for people.
  /// - Parameters:
  ///   - showsAll: whether also columns without any value are shown.
  ///   - width: at how many characters lines are cut, and long texts before them; nil for nowhere.
  func table(showsAll: Bool, width: Int?, _ colours: Colours) -> String {
    let used = columns.indices.filter { column in showsAll || rows.contains { !$0[column].isEmpty } }
    if rows.isEmpty { return "none\n" }
    if used.isEmpty { return "\(rows.count) without a value\n" }
    let shown = used.map { column in rows.map { $0[column].isEmpty ? "" : Rows.line($0[column].text, isCut: width != nil) } }
    let names = used.map { columns[$0] }
    let widths = zip(names, shown).map { name, cells in max(name.count, cells.map(\.count).max() ?? 0) }
    let areNumbers = used.map { column in rows.allSatisfy { $0[column].isNumber || $0[column].isEmpty } }
    func line(_ cells: [String]) -> String {
      var line = ""
      for (index, cell) in cells.enumerated() {
        let gap = String(repeating: " ", count: widths[index] - cell.count)
        let isLast = index == cells.count - 1
        line += (areNumbers[index] ? gap + cell : isLast ? cell : cell + gap) + (isLast ? "" : "  ")
      }
      guard let width, line.count > width else { return line }
      return line.prefix(width - 1) + "…"
    }
    let body = rows.indices.map { row in line(shown.map { $0[row] }) + "\n" }.joined()
    return "\(colours.bold(line(names)))\n\(body)"
  }

  /// One line without control characters, which a terminal would obey.
  private static func line(_ text: String, isCut: Bool) -> String {
    let longest = 40
    let line = text.unicodeScalars.map(\.escapedInLines).joined()
    return isCut && line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
