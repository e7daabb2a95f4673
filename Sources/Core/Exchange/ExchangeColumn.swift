internal import JSON
internal import Shape

/// A column of comma-separated values: a member of a record, or a member of an object within the record
/// (`cost.amount`).
struct ExchangeColumn {
  enum Kind {
    case text, number, flag, instant, day
    /// Several texts, with semicolons between them.
    case texts
    /// An amount of money as people write it, in its currency's major units.
    case money
    /// Anything else, as JSON.
    case json
  }

  let member: String
  /// The name of the member within the object, or `nil` if the column stands for the whole member.
  let inner: String?
  let kind: Kind
  /// The bit mask of the column, or `nil` if all callers see the column. A caller with one of the bits sees it.
  let restriction: Int?
  /// The list whose elements have the column, with one line for each element. `nil` for a column of the record itself.
  var list: String?
  /// A Boolean value that indicates whether every record must have the member.
  var isRequired = false
  /// The types of records that have the member, in a file with several types; empty in a file with one.
  var types: [String] = []

  /// The members of a list's elements that are instants.
  var instants: [String] = []

  /// A Boolean value that indicates whether the number is a percentage.
  var isPercentage: Bool { kind == .number && ["discount", "taxRate", "percent"].contains(inner ?? member) }

  var name: String { (list.map { "\($0)." } ?? "") + (inner.map { "\(member).\($0)" } ?? member) }

  /// Returns the columns of records with this schema.
  /// - Parameter list: the list whose elements each have a line of their own, or `nil` if there is none.
  static func all(of object: ObjectSchema, spreading list: String? = nil) -> [ExchangeColumn] {
    object.readMembers.flatMap { member -> [ExchangeColumn] in
      if member.name == list, case .list(let element, _) = member.schema, let record = record(of: element) {
        return all(of: record).map { column in
          var column = column
          column.list = list
          return column
        }
      }
      func column(_ inner: String?, _ kind: Kind) -> ExchangeColumn {
        ExchangeColumn(member: member.name, inner: inner, kind: kind, restriction: member.restriction)
      }
      if let record = record(of: member.schema) {
        let inner = record.readMembers.filter { !$0.isRefused }.map { column($0.name, kind(of: $0.schema)) }
        if !inner.contains(where: { $0.kind == .json || $0.kind == .texts }) { return inner }
      }
      var own = column(nil, kind(of: member.schema))
      own.isRequired = member.isRequired
      if case .list(let element, _) = member.schema, let record = record(of: element) {
        own.instants = record.readMembers.filter { kind(of: $0.schema) == .instant }.map(\.name)
      }
      return [own]
    }
  }

  /// Returns the columns for amounts as people write them. They can replace the columns for amounts in minor units.
  static func money(among columns: [ExchangeColumn]) -> [ExchangeColumn] {
    columns.filter { column in
      column.inner == "amount"
        && columns.contains { $0.member == column.member && $0.list == column.list && $0.inner == "currency" }
    }.map { column in
      var money = ExchangeColumn(member: column.member, inner: nil, kind: .money, restriction: column.restriction)
      (money.list, money.types) = (column.list, column.types)
      return money
    }
  }

  /// Returns the columns of records of several types: `type`, `id`, and each member once.
  static func all(of types: [(name: String, schema: ObjectSchema)]) -> [ExchangeColumn] {
    var columns = ["type", "id"].map { ExchangeColumn(member: $0, inner: nil, kind: .text, restriction: nil) }
    for (type, schema) in types {
      for column in all(of: schema) {
        let index = columns.firstIndex { $0.name == column.name } ?? columns.endIndex
        if index == columns.endIndex { columns.append(column) }
        assert(columns[index].kind == column.kind, "\(column.name) is the same in all types")
        columns[index].types.append(type)
      }
    }
    return columns
  }

  private static func record(of schema: Schema) -> ObjectSchema? {
    switch schema {
    case .nullable(let inner): record(of: inner)
    case .reference(_, let description): description()
    default: nil
    }
  }

  private static func kind(of schema: Schema) -> Kind {
    switch schema {
    case .nullable(let inner): kind(of: inner)
    case .text(let text): text.format == "date-time" ? .instant : text.format == "date" ? .day : .text
    case .choice: .text
    case .integer, .number: .number
    case .boolean: .flag
    case .list(let element, _): [.text, .instant, .day].contains(kind(of: element)) ? .texts : .json
    default: .json
    }
  }

  // MARK: A cell

  /// Returns the text of the column's cell for a record, or for an element of its list, with these members.
  func cell(in members: [(name: JSONValue, value: JSONValue)], _ form: WrittenForm, spelled: String? = nil) -> String {
    let cell = spelled ?? cell(in: members, form.decimalSign)
    return form.isExcel ? forSpreadsheet(cell, form.decimalSign) : cell
  }

  private func cell(in members: [(name: JSONValue, value: JSONValue)], _ decimal: DecimalSign) -> String {
    guard let value = members.first(where: { $0.name.text.elementsEqual(member.utf8) })?.value else { return "" }
    if kind == .money {
      guard let amount = value.member("amount"), let currency = value.member("currency") else { return "" }
      return CellMoney.majorUnits(amount.compactText, in: currency.string, decimal)
    }
    guard let inner else { return cell(of: value) }
    guard value.kind == .object else { return "" }
    return value.members.first { $0.name.text.elementsEqual(inner.utf8) }.map { cell(of: $0.value) } ?? ""
  }

  /// Returns the cell for a member's value. It is empty for null, an empty list and an empty object.
  func cell(of value: JSONValue) -> String {
    switch kind {
    case .text, .instant, .day:
      return value.kind == .string ? value.string : value.kind == .null ? "" : value.compactText
    case .texts where value.kind == .array:
      return value.elements.map { ExchangeColumn.escaped($0.string) }.joined(separator: ";")
    default:
      let text = value.kind == .null ? "" : value.compactText
      return text == "[]" || text == "{}" ? "" : text
    }
  }

  /// Writes the value of a cell that is not empty, as JSON.
  func write(_ cell: ArraySlice<UInt8>, to writer: JSONWriter) {
    switch kind {
    case .text, .instant, .day: cell.withUnsafeBufferPointer { writer.text($0) }
    case .texts: writer.list(ExchangeColumn.parts(of: String(decoding: cell, as: UTF8.self)))
    case .number, .flag, .json, .money: ExchangeColumn.writeJSON(cell, to: writer)
    }
  }

  /// Writes a cell that may be JSON. If it is not JSON, it is written as a text.
  static func writeJSON(_ cell: ArraySlice<UInt8>, to writer: JSONWriter) {
    cell.withUnsafeBufferPointer { bytes in
      if isCompactJSON(bytes) { return writer.out.append(bytes) }
      if let text = JSONSource.decode(bytes, { $0.value.compactText }) { writer.json(text) } else { writer.text(bytes) }
    }
  }

  /// Returns a Boolean value that indicates whether a cell is plain text: neither a number, nor true or false, nor any
  /// other JSON.
  static func isText(_ cell: ArraySlice<UInt8>) -> Bool {
    cell.withUnsafeBufferPointer { bytes in !isCompactJSON(bytes) && JSONSource.decode(bytes, { $0.value.kind }) == nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.contains { $0 == 0x3b || $0 == 0x5c }
      ? text.map { $0 == ";" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() : text
  }

  private static func parts(of cell: String) -> [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for character in cell.unicodeScalars {
      if isEscaped || character != "\\" && character != ";" {
        parts[parts.count - 1].unicodeScalars.append(character)
        isEscaped = false
      } else if character == ";" {
        parts.append("")
      } else {
        isEscaped = true
      }
    }
    return parts
  }
}

// MARK: Spreadsheets

extension ExchangeColumn {
  /// Returns the columns, with amounts as people write them instead of amounts in minor units.
  static func forPeople(_ columns: [ExchangeColumn]) -> [ExchangeColumn] {
    let money = ExchangeColumn.money(among: columns)
    return columns.map { column in
      column.inner == "amount" ? money.first { $0.member == column.member && $0.list == column.list } ?? column : column
    }
  }

  /// Returns a cell with the given decimal separator. If a spreadsheet would take a text for a formula, the text gets
  /// an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
  private func forSpreadsheet(_ cell: String, _ decimal: DecimalSign) -> String {
    switch kind {
    case .number: decimal == .comma ? String(cell.map { $0 == "." ? "," : $0 }) : cell
    case .text, .texts, .json: ExchangeColumn.isFormula(cell) ? "'\(cell)" : cell
    case .flag, .money, .instant, .day: cell
    }
  }

  private static func isFormula(_ cell: some StringProtocol) -> Bool {
    cell.unicodeScalars.first.map { "=+-@\t\r\n'＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  /// Returns a cell without the apostrophe that an export in the dialect of spreadsheets has put before it.
  static func withoutApostrophe(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard cell.first == UInt8(ascii: "'") else { return cell }
    let rest = cell.dropFirst()
    return isFormula(String(decoding: rest, as: UTF8.self)) ? rest : cell
  }
}
