internal import JSON
internal import Shape

/// What the columns of a file stand for, and how a line of it becomes an object.
struct ColumnPlan {
  /// A column, and the member that it says something of.
  private struct Cell {
    let index: Int
    /// The name, its colon, and what stands before.
    let name: [UInt8]
    let meaning: Meaning
  }

  private enum Meaning {
    case column(ExchangeColumn)
    /// A field of an object whose members nobody knows beforehand: `custom.roast`.
    case field
  }

  /// A member that is put together from several columns: `cost.amount` and `cost.currency`.
  private struct Parts {
    let member: String
    let name: [UInt8]
    /// Whether those that the file does not have stay.
    let isMerged: Bool
    var cells: [Cell]
  }

  /// The members of an object: first those that are one column each.
  private struct Members {
    var cells: [Cell] = []
    var parts: [Parts] = []

    mutating func add(_ cell: Cell, to member: String, isMerged: Bool) {
      let index = parts.firstIndex { $0.member == member } ?? parts.endIndex
      if index == parts.endIndex {
        parts.append(Parts(member: member, name: ColumnPlan.named(member), isMerged: isMerged, cells: []))
      }
      parts[index].cells.append(cell)
    }
  }

  private var own = Members()
  private var ofList = Members()
  /// The field that names the type of a record; nil where a file has records of one type.
  private var type: Int?
  private let clears: Bool
  /// How many fields a line has.
  let count: Int
  /// The list of which each line has an element; nil for none.
  private(set) var list: String?
  /// Objects of which the file has single fields: those that it does not have stay.
  private(set) var merged: [String] = []
  /// What is wrong with the first line.
  private(set) var problems: [Problem] = []

  private static let mostColumns = 1000

  /// - Parameters:
  ///   - header: the first line.
  ///   - clears: whether what a cell leaves open takes a member away, rather than leaving it out.
  init(header: CSVReader.Record, _ mapping: ColumnMapping, _ columns: [ExchangeColumn], clears: Bool) {
    self.clears = clears
    count = header.count
    if count > ColumnPlan.mostColumns {
      problems = [
        Problem(
          pointer: "", kind: .value, message: "the first line has \(count) columns, and a file has at most \(ColumnPlan.mostColumns)")
      ]
      return
    }
    var seen: [String] = []
    let names = (0..<count).map { String(decoding: header[$0], as: UTF8.self) }
    for (column, member) in mapping.members where member != nil && !names.contains(column) {
      let hint = suggestion(for: column, among: names, orAll: "its columns are")
      problems.append(
        Problem(pointer: "", kind: .value, message: "mapping names the column \(column), which the file does not have\(hint)"))
    }
    for (index, name) in names.enumerated() {
      guard let member = mapping.member(for: name) else { continue }
      if seen.contains(member) {
        problems.append(problem("two columns are meant for \(member)", .value, at: member))
        continue
      }
      seen.append(member)
      if !add(member, at: index, columns) {
        // What there is, is said once.
        let hint = problems.isEmpty ? suggestion(for: member, among: columns.map(\.name), orAll: "known are") : ""
        problems.append(
          problem("\(name.isEmpty ? "a column without a name" : "the column \(name)") is not known here\(hint)", .unknown, at: member))
      }
    }
  }

  /// - Returns: false for a member that nobody knows.
  private mutating func add(_ member: String, at index: Int, _ columns: [ExchangeColumn]) -> Bool {
    if let column = columns.first(where: { $0.name == member }) {
      if let list = column.list { self.list = list }
      if column.name == "type", columns.contains(where: { !$0.types.isEmpty }) { type = index }
      let cell = Cell(index: index, name: ColumnPlan.named(column.inner ?? column.member), meaning: .column(column))
      let members = column.list == nil ? \ColumnPlan.own : \ColumnPlan.ofList
      if column.inner == nil {
        self[keyPath: members].cells.append(cell)
      } else {
        self[keyPath: members].add(cell, to: column.member, isMerged: false)
      }
      return true
    }
    let parts = member.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, columns.contains(where: { $0.name == parts[0] && $0.kind == .json }) else { return false }
    if !merged.contains(parts[0]) { merged.append(parts[0]) }
    own.add(Cell(index: index, name: ColumnPlan.named(parts[1]), meaning: .field), to: parts[0], isMerged: true)
    return true
  }

  private static func named(_ member: String) -> [UInt8] { Array("\(jsonText(member)):".utf8) }

  private func problem(_ sentence: String, _ kind: Problem.Kind, at member: String) -> Problem {
    let pointer = member.isEmpty ? "" : "/\(member.split(separator: ".").joined(separator: "/"))"
    return Problem(pointer: pointer, kind: kind, message: sentence)
  }

  // MARK: A line

  /// Whether a line says something of the record itself, rather than of an element of its list alone.
  func saysOwn(_ record: CSVReader.Record) -> Bool {
    own.cells.contains { !record[$0.index].isEmpty } || own.parts.contains { $0.cells.contains { !record[$0.index].isEmpty } }
  }

  /// Writes what a line says of the record itself, as the members of an object.
  func writeOwn(_ record: CSVReader.Record, to writer: JSONWriter) { write(own, of: record, clears: clears, to: writer) }

  /// Writes what a line says of an element of the list.
  func writeElement(_ record: CSVReader.Record, to writer: JSONWriter) { write(ofList, of: record, clears: false, to: writer) }

  private func write(_ members: Members, of record: CSVReader.Record, clears: Bool, to writer: JSONWriter) {
    let (out, start) = (writer.out, writer.out.count)
    func begin(_ name: [UInt8], behind first: Int) {
      if out.count > first { out.append(UInt8(ascii: ",")) }
      out.append(bytes: name[...])
    }
    for cell in members.cells {
      let text = record[cell.index]
      if text.isEmpty, !clears || !isOfType(cell, record) { continue }
      begin(cell.name, behind: start)
      if text.isEmpty { writer.null() } else { write(text, of: cell, to: writer) }
    }
    for parts in members.parts {
      let isEmpty = parts.cells.allSatisfy { record[$0.index].isEmpty }
      if isEmpty, !clears || parts.isMerged || !parts.cells.contains(where: { isOfType($0, record) }) { continue }
      begin(parts.name, behind: start)
      if isEmpty {
        writer.null()
        continue
      }
      out.append(UInt8(ascii: "{"))
      let first = out.count
      for cell in parts.cells where !record[cell.index].isEmpty {
        begin(cell.name, behind: first)
        write(record[cell.index], of: cell, to: writer)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  /// Whether records of the type that a line names have a member.
  private func isOfType(_ cell: Cell, _ record: CSVReader.Record) -> Bool {
    guard case .column(let column) = cell.meaning, !column.types.isEmpty else { return type == nil || cell.index != type }
    guard let type else { return false }
    return column.types.contains { $0.utf8.elementsEqual(record[type]) }
  }

  private func write(_ text: ArraySlice<UInt8>, of cell: Cell, to writer: JSONWriter) {
    switch cell.meaning {
    case .column(let column): column.write(text, to: writer)
    case .field: ExchangeColumn.writeJSON(text, to: writer)
    }
  }
}

extension ByteBuffer {
  func append(bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }
}
