internal import JSON
internal import Logging
internal import SQLite

/// A list in the form of rows and columns, for printing it as CSV or as a table.
struct Rows {
  struct Cell {
    let text: String
    let isNumber: Bool
    /// A Boolean value that indicates whether the value is null, an empty list, or an empty object.
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

  /// Returns the value of an element in a column. The name of the column is the path to the value, such as
  /// `cost.amount`.
  private static func value(at column: String, of element: JSONValue) -> JSONValue? {
    if column == Columns.ofValue, element.kind != .object { return element }
    var found: JSONValue? = element
    for name in column.split(separator: ".", omittingEmptySubsequences: false) {
      found = found?.members.first { $0.name.string == name }?.value
    }
    return found
  }

  // MARK: CSV as in RFC 4180, but with a line feed at the end of each line

  var csvHeader: String { Rows.csv(columns) }
  var csvLines: String { rows.map { Rows.csv($0.map(\.text)) }.joined() }

  private static func csv(_ cells: [String]) -> String {
    // Programs that read CSV skip empty lines. So a row whose only cell is empty is written as two quotation marks.
    cells == [""] ? "\"\"\n" : cells.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "\"") && $0 != 0x0a && $0 != 0x0d
    }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: Tables

  /// Returns the rows as aligned columns for people.
  /// - Parameters:
  ///   - showsAll: a Boolean value that indicates whether columns without any value are shown, too.
  ///   - width: the maximum number of characters in a line; `nil` for no limit. With a limit, long texts in cells are
  ///     cut, too.
  func table(showsAll: Bool, width: Int?, _ colours: Colours) -> String {
    let used = columns.indices.filter { column in showsAll || rows.contains { !$0[column].isEmpty } }
    if rows.isEmpty { return "none\n" }
    if used.isEmpty { return "\(rows.count) without a value\n" }
    let shown = used.map { column in
      rows.map { $0[column].isEmpty ? "" : Rows.line($0[column].text, isCut: width != nil) }
    }
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

  /// Returns the text on one line. Control characters are escaped, because a terminal would act on them.
  private static func line(_ text: String, isCut: Bool) -> String {
    let longest = 40
    let line = text.unicodeScalars.map(\.escapedInLines).joined()
    return isCut && line.count > longest ? line.prefix(longest - 1) + "…" : line
  }
}
