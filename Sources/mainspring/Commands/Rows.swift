internal import JSON
internal import SQLite

/// A list as rows and columns. A member of a member is a column of its own, `cost.amount`; what is no object is the column `value`.
struct Rows {
  struct Cell {
    let text: String
    let isNumber: Bool
    /// Whether it is a list of nothing.
    let isEmpty: Bool

    init(_ value: JSONValue) {
      isNumber = value.kind == .number
      isEmpty = value.kind == .array && value.count == 0
      text =
        switch value.kind {
        case .null: ""
        case .string: value.string
        default: value.compactText
        }
    }
  }

  /// In the order in which they are met.
  private var columns: [String] = []
  private var rows: [[String: Cell]] = []

  init(_ elements: [JSONValue]) {
    for element in elements {
      rows.append([:])
      add(element, as: "")
    }
  }

  private mutating func add(_ value: JSONValue, as path: String) {
    if value.kind == .object, value.count > 0 {
      for member in value.members { add(member.value, as: path.isEmpty ? member.name.string : "\(path).\(member.name.string)") }
      return
    }
    let column = path.isEmpty ? "value" : path
    // A member that is an object in other rows has no value of its own in this one.
    if value.kind != .null, value.kind != .object { rows[rows.count - 1][column] = Cell(value) }
    if !columns.contains(column) { columns.append(column) }
  }

  /// RFC 4180, with line ends as everything else has them here. Columns stay where they are, whether anything is in them or not.
  var csv: String {
    let used = columns.filter { column in !columns.contains { $0.hasPrefix("\(column).") } }
    let lines = [used] + rows.map { row in used.map { row[$0]?.text ?? "" } }
    return lines.map { $0.map(Rows.quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 != 0x0a && $0 != 0x0d }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }

  /// Aligned columns for people; columns without any value are left out, long texts are cut.
  /// - Parameter width: at how many characters lines are cut; nil for nowhere.
  func table(width: Int?, _ colours: Colours) -> String {
    let used = columns.filter { column in rows.contains { $0[column].map { !$0.isEmpty } ?? false } }
    if used.isEmpty { return rows.isEmpty ? "none\n" : "\(rows.count) without a value\n" }
    let shown = used.map { column in rows.map { $0[column].map { $0.isEmpty ? "" : Rows.short($0.text) } ?? "" } }
    let widths = zip(used, shown).map { column, cells in max(column.count, cells.map(\.count).max() ?? 0) }
    let areNumbers = used.map { column in rows.allSatisfy { $0[column]?.isNumber ?? true } }
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
    return "\(colours.bold(line(used)))\n\(body)"
  }

  /// One line without control characters, which a terminal would obey.
  private static func short(_ text: String) -> String {
    let longest = 40
    let line = text.unicodeScalars.map(\.escapedInLines).joined()
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
