internal import JSON
internal import RPC
internal import Shape

/// Writes the cells of a row as JSON.
extension ColumnPlan {
  /// Returns a Boolean value that indicates whether a cell's member exists in records of the type that the line names.
  func isOfType(_ cell: Cell, _ record: CSVReader.Record) -> Bool {
    guard case .column(let column) = cell.meaning, !column.types.isEmpty else {
      return type == nil || cell.index != type
    }
    guard let type else { return false }
    return column.types.contains { $0.utf8.elementsEqual(record[type]) }
  }

  func write(_ given: ArraySlice<UInt8>, of cell: Cell, to writer: JSONWriter, _ problems: inout [Problem]) {
    let text = isExcel ? ExchangeColumn.withoutApostrophe(given) : given
    switch cell.meaning {
    case .column(let column): write(text, of: column, to: writer, &problems)
    case .field(.text): text.withUnsafeBufferPointer { writer.text($0) }
    case .field(.number): write(number: text, cell.path, to: writer, &problems)
    case .field(nil) where sample?.texts.contains(cell.index) ?? false:
      // In a column of texts, a cell with a JSON string stands for the text in the string.
      if text.first == UInt8(ascii: "\""), !ExchangeColumn.isText(text) {
        return ExchangeColumn.writeJSON(text, to: writer)
      }
      text.withUnsafeBufferPointer { writer.text($0) }
    case .field(nil):
      if sample?.numbers.contains(cell.index) ?? false, ExchangeColumn.isText(text) {
        let sentence =
          "has numbers in the rows before, but the text \(String(decoding: text, as: UTF8.self)) here: to read texts, call the column \(cell.path):text"
        problems.append(problem("\(cell.path) \(sentence)", .type, at: cell.path))
      }
      ExchangeColumn.writeJSON(text, to: writer)
    case .field(.flag): write(flag: text, to: writer)
    }
  }

  func write(
    _ text: ArraySlice<UInt8>, of column: ExchangeColumn, to writer: JSONWriter, _ problems: inout [Problem]
  ) {
    func cell() -> String { String(decoding: text, as: UTF8.self) }
    switch column.kind {
    case .number: write(number: text, column.name, isPercentage: column.isPercentage, to: writer, &problems)
    case .flag: write(flag: text, to: writer)
    case .instant:
      if let instant = reading.instant(cell()) {
        writer.json(jsonText(instant))
      } else {
        column.write(text, to: writer)
      }
    case .day:
      if let day = reading.day(cell()) { writer.json(jsonText(day)) } else { column.write(text, to: writer) }
    case .json:
      if let list = reading.list(text, instants: column.instants) {
        writer.json(list)
      } else {
        column.write(text, to: writer)
      }
    case .text, .texts, .money: column.write(text, to: writer)
    }
  }

  func write(flag text: ArraySlice<UInt8>, to writer: JSONWriter) {
    if let flag = reading.flag(String(decoding: text, as: UTF8.self)) {
      writer.json(flag ? "true" : "false")
    } else {
      ExchangeColumn.writeJSON(text, to: writer)
    }
  }

  func write(
    number text: ArraySlice<UInt8>, _ name: String, isPercentage: Bool = false, to writer: JSONWriter,
    _ problems: inout [Problem]
  ) {
    var cell = String(decoding: text, as: UTF8.self).trimmed
    if isPercentage, cell.hasSuffix("%") { cell = String(cell.dropLast()).trimmed }
    switch number.read(cell) {
    case .number(let json): writer.json(json)
    case .none: ExchangeColumn.writeJSON(text, to: writer)
    case .ambiguous:
      problems.append(problem("\(name) \(CellMoney.ambiguous(cell))", .value, at: name))
      writer.null()
    case .conflict:
      problems.append(problem("\(name) \(CellMoney.conflict(cell, number.decimal))", .value, at: name))
      writer.null()
    }
  }
}
