internal import JSON
internal import Shape

/// The members that the columns of a file stand for. With this plan, each line of the file becomes a JSON object.
struct ColumnPlan {
  /// One column of the file, and the member that its cells stand for.
  struct Cell {
    let index: Int
    /// The name of the member as JSON, with a colon.
    let name: [UInt8]
    let meaning: Meaning
    /// The path of the member, with points between its parts.
    var path = ""

    private var column: ExchangeColumn? { if case .column(let column) = meaning { column } else { nil } }
    var isMoney: Bool { column?.kind == .money }
    var isAmount: Bool { column?.inner == "amount" }
    var isCurrency: Bool { column?.inner == "currency" }
  }

  enum Meaning {
    case column(ExchangeColumn)
    /// A field of an object whose members are not known beforehand: `custom.roast`, or `custom.artNo:text`.
    case field(FieldType?)
  }

  /// The type that a column name such as `custom.artNo:text` gives to a field.
  enum FieldType: String {
    case text, number, flag
  }

  /// A member that consists of several columns: `cost.amount` and `cost.currency`.
  private struct Parts {
    let member: String
    let name: [UInt8]
    /// A Boolean value that indicates whether parts without a column in the file keep their stored values.
    let isMerged: Bool
    var cells: [Cell]
  }

  /// The members of an object: those with one column each, and those that consist of several columns.
  private struct MemberCells {
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

  private var own = MemberCells()
  private var ofList = MemberCells()
  /// The column that names the type of a record, or `nil` for a file with records of one type.
  private(set) var type: Int?
  private let clears: Bool
  /// A Boolean value that indicates whether texts that a spreadsheet would take for formulas have an apostrophe before
  /// them.
  var isExcel: Bool { reading.isExcel }
  let reading: CellReading
  /// The currency of amounts without a currency.
  private let currency: String?
  /// A Boolean value that indicates whether a record must name its currency. A row without a currency gets the
  /// company's.
  private let needsCurrency: Bool
  /// The names of the columns as people see them, each with its member.
  private var seen: [(name: String, member: String)] = []
  /// The form of the file's numbers. Determined from the first rows.
  private(set) var number = CellNumber(decimal: .point, isSure: false)
  /// The types of columns that the first rows show; `nil` before the first rows were examined.
  private(set) var sample: TableSample?
  /// The number of fields in a line.
  let count: Int
  /// The list whose elements each have a line of their own, or `nil` if there is none.
  private(set) var list: String?
  /// The objects of which the file has only some fields. The other fields keep their stored values.
  private(set) var merged: [String] = []
  /// The problems of the first line.
  private(set) var problems: [Problem] = []

  private static let mostColumns = 1000

  /// - Parameters:
  ///   - header: the first line.
  ///   - currency: the currency of amounts that name none; `nil` for none.
  ///   - reading: reads cells that spreadsheets write in another way than JSON.
  ///   - clears: a Boolean value that indicates whether an empty cell removes the member, rather than leaving it out.
  init(
    header: CSVReader.Record, _ mapping: ColumnMapping, _ columns: [ExchangeColumn], currency: String?,
    _ reading: CellReading, clears: Bool
  ) {
    self.clears = clears
    self.reading = reading
    self.currency = currency
    needsCurrency = !clears && columns.contains { $0.name == "currency" && $0.isRequired }
    // Spreadsheets may write further columns after the last column with a name.
    let names = (0..<header.count).map { header.string($0).trimmed }
    count = (names.lastIndex { !$0.isEmpty || mapping.names($0) } ?? -1) + 1
    if header.count > ColumnPlan.mostColumns {
      problems = [
        Problem(
          pointer: "", kind: .value,
          message: "the first line has \(header.count) columns, and a file may have at most \(ColumnPlan.mostColumns)"
        )
      ]
      return
    }
    for (column, member) in mapping.members
    where member != nil && !names.contains(where: { $0 == column || $0.foldedColumn == column.foldedColumn }) {
      let hint = suggestion(
        for: column, among: names.filter { !$0.isEmpty }.map(\.shownColumn), orAll: "the file's columns are")
      problems.append(
        Problem(
          pointer: "", kind: .value, message: "mapping names the column \(column), which the file does not have\(hint)")
      )
    }
    for (index, name) in names[..<count].enumerated() {
      guard let given = mapping.member(for: name) else { continue }
      let member = ColumnPlan.known(given, columns)
      if seen.contains(where: { $0.member == member || ColumnPlan.isMoneyTwice($0.member, member, columns) }) {
        problems.append(
          problem("two columns give \(member.shownColumn); remove or rename one of them", .value, at: member))
        continue
      }
      seen.append((name, member))
      if !add(member, at: index, columns) {
        // The message lists all known columns only once, for the first unknown column.
        let near = suggestion(for: member, among: columns.map(\.name))
        let hint =
          near.isEmpty && problems.isEmpty
          ? suggestion(for: member, among: columns.map(\.name), orAll: "the known names are") : near
        let column = name.isEmpty ? "column \(index + 1), which has no name," : "the column \(name.shownColumn)"
        let shown = given == name ? column : "\(given.shownColumn), which mapping gives for \(column.shownColumn),"
        problems.append(problem("\(shown) is not known here\(hint)", .unknown, at: member))
      }
    }
  }

  /// Returns the name of a known column. Its spelling in the file may differ in case and spaces.
  private static func known(_ name: String, _ columns: [ExchangeColumn]) -> String {
    if columns.contains(where: { $0.name == name }) { return name }
    let folded = name.foldedColumn
    if let column = columns.first(where: { $0.name.foldedColumn == folded }) { return column.name }
    // For a company's own fields, the exact spelling counts.
    guard let dot = name.firstIndex(of: "."),
      let object = columns.first(where: {
        $0.kind == .json && $0.name.foldedColumn == String(name[..<dot]).foldedColumn
      })
    else { return name }
    return object.name + name[dot...]
  }

  /// Returns a Boolean value that indicates whether two columns both hold one amount: `price` and `price.amount`.
  private static func isMoneyTwice(_ one: String, _ other: String, _ columns: [ExchangeColumn]) -> Bool {
    columns.contains {
      $0.kind == .money
        && ("\($0.name).amount" == one && $0.name == other || "\($0.name).amount" == other && $0.name == one)
    }
  }

  /// Examines the first rows, which show how the file writes numbers, and which columns are texts.
  /// - Parameters:
  ///   - rows: the rows behind the first line.
  ///   - decimal: the decimal separator that the caller has given.
  ///   - separator: the separator of the columns. If it is the comma, decimals have points, unless a number shows
  ///     otherwise.
  mutating func look(at rows: CSVReader, decimal: DecimalSign?, separator: UInt8) {
    let all = [own, ofList].flatMap { $0.cells + $0.parts.flatMap(\.cells) }
    let sample = TableSample(
      rows,
      numbers: all.filter { cell in
        switch cell.meaning {
        case .column(let column): column.kind == .number || column.kind == .money
        case .field(let type): type == .number
        }
      }.map(\.index),
      fields: all.filter { if case .field(nil) = $0.meaning { true } else { false } }.map(\.index))
    self.sample = sample
    if let told = decimal ?? sample.decimal {
      number = CellNumber(decimal: told, isSure: true)
    } else {
      number = CellNumber(decimal: separator == Separator.comma.byte ? .point : nil, isSure: false)
    }
  }

  /// Returns the column that a problem is about, as people see it, or `nil` if the problem concerns no column.
  func column(at pointer: String) -> ShownColumn? {
    let path = pointer.split(separator: "/").filter { !$0.allSatisfy { $0.isNumber } }.joined(separator: ".")
    if let own = seen.first(where: {
      $0.member == path || $0.member.hasPrefix("\(path):") || $0.member.hasPrefix("\(path).")
    }) {
      return ShownColumn(name: own.name, isWhole: false)
    }
    return seen.first { path.hasPrefix("\($0.member).") }.map { ShownColumn(name: $0.name, isWhole: true) }
  }

  /// Adds a column.
  /// - Returns: `false` for a member that is not known.
  private mutating func add(_ member: String, at index: Int, _ columns: [ExchangeColumn]) -> Bool {
    if let column = columns.first(where: { $0.name == member }) {
      if let list = column.list { self.list = list }
      if column.name == "type", columns.contains(where: { !$0.types.isEmpty }) { type = index }
      let name = column.kind == .money ? "amount" : column.inner ?? column.member
      let cell = Cell(index: index, name: ColumnPlan.named(name), meaning: .column(column), path: column.name)
      let members = column.list == nil ? \ColumnPlan.own : \ColumnPlan.ofList
      if column.inner == nil, column.kind != .money {
        self[keyPath: members].cells.append(cell)
      } else {
        self[keyPath: members].add(cell, to: column.member, isMerged: false)
      }
      return true
    }
    let parts = member.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, columns.contains(where: { $0.name == parts[0] && $0.kind == .json }) else { return false }
    if !merged.contains(parts[0]) { merged.append(parts[0]) }
    let words = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    let type = words.count > 1 ? FieldType(rawValue: String(words[words.count - 1])) : nil
    let field = type == nil ? parts[1] : words.dropLast().joined(separator: ":")
    own.add(
      Cell(index: index, name: ColumnPlan.named(field), meaning: .field(type), path: "\(parts[0]).\(field)"),
      to: parts[0], isMerged: true)
    return true
  }

  private static func named(_ member: String) -> [UInt8] { Array("\(jsonText(member)):".utf8) }

  func problem(_ sentence: String, _ kind: Problem.Kind, at member: String) -> Problem {
    let path = member.split(separator: ".").map { $0.shownPart }.joined(separator: "/")
    return Problem(pointer: member.isEmpty ? "" : "/\(path)", kind: kind, message: sentence)
  }

  // MARK: A line

  /// Returns a Boolean value that indicates whether a line has values of the record itself. A line may also have only
  /// the values of an element of the record's list.
  func saysOwn(_ record: CSVReader.Record) -> Bool {
    own.cells.contains { !record[$0.index].isEmpty }
      || own.parts.contains { $0.cells.contains { !record[$0.index].isEmpty } }
  }

  /// Writes the values of a line for the record itself, as the members of an object.
  /// - Returns: the problems of the cells.
  func writeOwn(_ record: CSVReader.Record, to writer: JSONWriter) -> [Problem] {
    let start = writer.out.count
    let problems = write(own, of: record, clears: clears, currency(of: record), to: writer)
    if needsCurrency, !own.cells.contains(where: { $0.path == "currency" && !record[$0.index].isEmpty }), let currency {
      writer.out.append(text: "\(writer.out.count > start ? "," : "")\"currency\":\(jsonText(currency))")
    }
    return problems
  }

  /// Writes the values of a line for an element of the list.
  /// - Returns: the problems of the cells.
  func writeElement(_ record: CSVReader.Record, currency: String?, to writer: JSONWriter) -> [Problem] {
    write(ofList, of: record, clears: false, currency, to: writer)
  }

  private func write(
    _ members: MemberCells, of record: CSVReader.Record, clears: Bool, _ currency: String?, to writer: JSONWriter
  ) -> [Problem] {
    var problems: [Problem] = []
    let (out, start) = (writer.out, writer.out.count)
    func begin(_ name: [UInt8], behind first: Int) {
      if out.count > first { out.append(UInt8(ascii: ",")) }
      out.append(bytes: name[...])
    }
    for cell in members.cells {
      let text = record[cell.index]
      if text.isEmpty, !clears || !isOfType(cell, record) { continue }
      begin(cell.name, behind: start)
      if text.isEmpty { writer.null() } else { write(text, of: cell, to: writer, &problems) }
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
      writeMoney(parts, of: record, currency, to: writer, &problems)
      for cell in parts.cells
      where !record[cell.index].isEmpty && !(cell.isMoney || hasMoney(parts, record) && cell.isCurrency) {
        begin(cell.name, behind: first)
        write(record[cell.index], of: cell, to: writer, &problems)
      }
      addCurrency(parts, of: record, currency, to: writer)
      out.append(UInt8(ascii: "}"))
    }
    return problems
  }

  /// Returns the currency that a row names, or the company's currency if it names none.
  func currency(of record: CSVReader.Record) -> String? {
    let cell = own.cells.first { $0.path == "currency" }.map { record.string($0.index).trimmed } ?? ""
    return cell.isEmpty ? currency : cell
  }

  private func hasMoney(_ parts: Parts, _ record: CSVReader.Record) -> Bool {
    parts.cells.contains { $0.isMoney && !record[$0.index].isEmpty }
  }

  /// Writes an amount that a cell of the file has in major units, with its currency.
  private func writeMoney(
    _ parts: Parts, of record: CSVReader.Record, _ currency: String?, to writer: JSONWriter, _ problems: inout [Problem]
  ) {
    guard let cell = parts.cells.first(where: \.isMoney), !record[cell.index].isEmpty else { return }
    let given = parts.cells.first(where: \.isCurrency).map { record.string($0.index).trimmed }
    do throws(CellMoney.Flaw) {
      let money = try CellMoney(number: number, currency: currency).read(
        record.string(cell.index).trimmed, given: given?.isEmpty == false ? given : nil)
      writer.out.append(text: "\"amount\":\(money.amount),\"currency\":\(jsonText(money.currency))")
    } catch { problems.append(problem("\(parts.member) \(error.sentence)", .value, at: cell.path)) }
  }

  /// Writes the company's currency behind an amount of minor units without a currency.
  private func addCurrency(_ parts: Parts, of record: CSVReader.Record, _ currency: String?, to writer: JSONWriter) {
    let hasAmount = parts.cells.contains { $0.isAmount && !record[$0.index].isEmpty }
    let hasCurrency = parts.cells.contains { $0.isCurrency && !record[$0.index].isEmpty }
    guard let currency, hasAmount, !hasCurrency else { return }
    writer.out.append(text: ",\"currency\":\(jsonText(currency))")
  }
}

extension Substring {
  /// The substring as a part of a JSON Pointer, with control characters spelled out, so that no terminal obeys them.
  fileprivate var shownPart: String { String(self).shownColumn }
}

extension String {
  /// The text without outer spaces.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension ByteBuffer {
  func append(bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }
}
