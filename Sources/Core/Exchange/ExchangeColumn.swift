internal import JSON
internal import Shape

/// A column of comma-separated values: a member of a record, or one of a record within it (`cost.amount`).
struct ExchangeColumn {
  enum Kind {
    case text, number, flag
    /// Several texts, with semicolons between them.
    case texts
    /// Anything else, as JSON.
    case json
  }

  let member: String
  /// The member within it; nil for all of it.
  let inner: String?
  let kind: Kind
  /// The bits of which one is needed to see it; nil for none.
  let restriction: Int?
  /// The list that it is of, with an element a line; nil for none.
  var list: String?
  /// The types of records that have it, where a file has several; none where it has one.
  var types: [String] = []

  var name: String { (list.map { "\($0)." } ?? "") + (inner.map { "\(member).\($0)" } ?? member) }

  /// The columns of records that look like this.
  /// - Parameter list: the list of which each element has a line of its own; nil for none.
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
        let inner = record.readMembers.map { column($0.name, kind(of: $0.schema)) }
        if !inner.contains(where: { $0.kind == .json || $0.kind == .texts }) { return inner }
      }
      return [column(nil, kind(of: member.schema))]
    }
  }

  /// The columns of records of several types: `type`, `id`, and each member once.
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
    case .text, .choice: .text
    case .integer, .number: .number
    case .boolean: .flag
    case .list(let element, _): kind(of: element) == .text ? .texts : .json
    default: .json
    }
  }

  // MARK: A cell

  /// What a cell says of an object with these members.
  func cell(in members: [(name: JSONValue, value: JSONValue)], spelled: String? = nil) -> String {
    if let spelled { return spelled }
    guard let value = members.first(where: { $0.name.text.elementsEqual(member.utf8) })?.value else { return "" }
    guard let inner else { return cell(of: value) }
    guard value.kind == .object else { return "" }
    return value.members.first { $0.name.text.elementsEqual(inner.utf8) }.map { cell(of: $0.value) } ?? ""
  }

  /// What a cell says of a member's value; empty for nothing.
  func cell(of value: JSONValue) -> String {
    switch kind {
    case .text where value.kind == .string: return value.string
    case .texts where value.kind == .array: return value.elements.map { ExchangeColumn.escaped($0.string) }.joined(separator: ";")
    default:
      let text = value.kind == .null ? "" : value.compactText
      return text == "[]" || text == "{}" ? "" : text
    }
  }

  /// Writes the value that a cell says, which is not empty.
  func write(_ cell: ArraySlice<UInt8>, to writer: JSONWriter) {
    switch kind {
    case .text: cell.withUnsafeBufferPointer { writer.text($0) }
    case .texts: writer.list(ExchangeColumn.parts(of: String(decoding: cell, as: UTF8.self)))
    case .number, .flag, .json: ExchangeColumn.writeJSON(cell, to: writer)
    }
  }

  /// Writes a cell that may be JSON; what is none is a text.
  static func writeJSON(_ cell: ArraySlice<UInt8>, to writer: JSONWriter) {
    cell.withUnsafeBufferPointer { bytes in
      if isCompactJSON(bytes) { return writer.out.append(bytes) }
      if let text = JSONSource.decode(bytes, { $0.value.compactText }) { writer.json(text) } else { writer.text(bytes) }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.contains { $0 == 0x3b || $0 == 0x5c } ? text.map { $0 == ";" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() : text
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
