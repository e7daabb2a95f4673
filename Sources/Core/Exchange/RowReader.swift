internal import JSON
internal import Shape

/// Reads the rows of a file, each as a JSON object, from a text that arrives in pieces.
final class RowReader: ImportRows {
  private let format: ExchangeFormat
  private let mapping: ColumnMapping
  private let columns: [ExchangeColumn]
  /// A Boolean value that indicates whether an empty cell removes the member, rather than leaving it out.
  private let clears: Bool
  private let form: TableForm
  private let currency: String?
  private let reading: CellReading
  private var csv: CSVReader
  private var transcoder: TextTranscoder
  /// The number of bytes that were fed, and the number of bytes that they became in UTF-8.
  private var (fed, made) = (0, 0)
  private var lines: [UInt8] = []
  private var at = 0
  private var line = 0
  /// The members that the columns stand for, or `nil` before the first line was read.
  private var plan: ColumnPlan?
  private var isEnd = false
  /// The record that is being collected from several lines, or `nil` if there is none.
  private var gathered: GatheredLines?
  /// The currency of the record that is being collected.
  private var currencyOfGathered: String?
  /// The writer with which objects are made.
  private let writer = JSONWriter(ByteBuffer(capacity: 1 << 12))

  /// - Parameters:
  ///   - form: the form of the table. What it leaves out is guessed.
  ///   - currency: the currency of amounts without a currency.
  ///   - startOfDay: returns the first instant of a day, or `nil` if days do not become instants.
  init(
    _ format: ExchangeFormat, _ mapping: ColumnMapping, _ columns: [ExchangeColumn], form: TableForm, currency: String?,
    startOfDay: ((Day) -> Timestamp)?, clears: Bool
  ) {
    self.format = format
    self.form = form
    self.currency = currency
    reading = CellReading(isExcel: form.dialect == .excel, startOfDay: startOfDay)
    transcoder = TextTranscoder(form.encoding)
    let folded = Set(columns.map(\.name.foldedColumn))
    csv = CSVReader(separator: form.separator?.byte) { name in
      let name = name.trimmed
      return mapping.names(name) || folded.contains(name.foldedColumn)
    }
    self.mapping = mapping
    self.columns = columns
    self.clears = clears
  }

  deinit { writer.out.deallocate() }

  /// The objects of which the file has only some fields. The other fields keep their stored values.
  var merged: [String] { plan?.merged ?? [] }

  var waiting: Int {
    let rest = format == .csv ? csv.waiting : lines.count - at
    // For a file that is not UTF-8, this is an estimate, as if all characters took the same room.
    let done = made == fed ? fed - rest : made == 0 ? 0 : fed - rest * fed / made
    return fed - min(max(done, 0), fed)
  }

  /// The form in which the table was read, or `nil` before its first line was read.
  var answeredForm: AnsweredForm? {
    guard format == .csv, plan != nil else { return nil }
    return AnsweredForm(
      separator: csv.separator.flatMap(Separator.init(byte:)), decimal: plan?.number.decimal,
      encoding: transcoder.encoding ?? .utf8)
  }

  /// Returns the column that a problem of a row is about, as people see it.
  func column(at pointer: String) -> ShownColumn? {
    if format == .csv { return plan?.column(at: pointer) }
    let names = pointer.split(separator: "/").filter { !$0.allSatisfy(\.isNumber) }
    return names.first.flatMap { mapping.column(for: String($0)) }.map {
      ShownColumn(name: $0, isWhole: names.count > 1)
    }
  }

  /// Adds the next piece of the text. An empty piece marks the end.
  func feed(_ given: [UInt8]) {
    let piece = transcoder.utf8(of: given)
    fed += given.count
    made += piece.count
    if format == .csv {
      if !piece.isEmpty { csv.feed(piece) }
      if given.isEmpty { csv.feed([]) }
      return
    }
    if given.isEmpty { isEnd = true }
    lines.removeFirst(at)
    at = 0
    if line == 0, lines.isEmpty, piece.starts(with: [0xef, 0xbb, 0xbf]) {
      lines += piece.dropFirst(3)
    } else {
      lines += piece
    }
  }

  /// Returns the next row. Returns `nil` if its end was not fed yet, or if no row is left.
  func next() -> ImportedRow? { format == .csv ? nextRecord() : nextLine() }

  // MARK: JSON, line by line

  private func nextLine() -> ImportedRow? {
    while at < lines.count {
      let end = lines[at...].firstIndex(of: UInt8(ascii: "\n"))
      if end == nil, !isEnd, lines.count - at <= CSVReader.longest { return nil }
      let text = lines[at..<(end ?? lines.count)]
      at = end.map { $0 + 1 } ?? lines.count
      line += 1
      if text.allSatisfy({ [0x20, 0x09, 0x0d].contains($0) }) { continue }
      if text.count > CSVReader.longest {
        return .broken([problem("the line is longer than \(CSVReader.longest) bytes")], line: line)
      }
      return mapping.members.isEmpty ? .object(Array(text), line: line) : renamed(Array(text))
    }
    return nil
  }

  /// Returns the row with its members renamed as in the mapping.
  private func renamed(_ text: [UInt8]) -> ImportedRow {
    let made: [UInt8]? = text.withUnsafeBufferPointer { bytes in
      JSONSource.decode(bytes, isStored: false) { source in
        guard source.value.kind == .object else { return nil }
        let parts = source.value.members.compactMap { member in
          mapping.member(for: member.name.string).map { "\(jsonText($0)):\(member.value.compactText)" }
        }
        return Array("{\(parts.joined(separator: ","))}".utf8)
      }
    }
    return .object(made ?? text, line: line)
  }

  // MARK: Comma-separated values

  private func nextRecord() -> ImportedRow? {
    while let record = csv.next() {
      if let sentence = record.problem ?? (record.isUTF8 ? nil : RowReader.notUTF8) {
        // If the first line can't be read, the names of the columns are unknown, so the file can't be used.
        return plan == nil ? .unusable([problem(sentence)], line: record.line) : broken(sentence, record.line)
      }
      guard let plan else {
        var plan = ColumnPlan(header: record, mapping, columns, currency: currency, reading, clears: clears)
        plan.look(at: csv.ofSample, decimal: form.decimal, separator: csv.separator ?? Separator.comma.byte)
        if !plan.problems.isEmpty { return .unusable(plan.problems, line: record.line) }
        self.plan = plan
        continue
      }
      if record.count < plan.count {
        return broken("the row has \(record.count) columns, but the first line has \(plan.count)", record.line)
      }
      if let index = (plan.count..<record.count).first(where: { !record.string($0).trimmed.isEmpty }) {
        return broken(
          "the row has a value in column \(index + 1), but the first line has only \(plan.count) names", record.line)
      }
      if let list = plan.list {
        if let row = gather(record, plan, list) { return row }
        continue
      }
      writer.out.truncate(to: 0)
      writer.out.append("{")
      let problems = plan.writeOwn(record, to: writer)
      writer.out.append("}")
      if !problems.isEmpty { return .broken(problems, line: record.line) }
      return .object(Array(writer.out.bytes), line: record.line)
    }
    return csv.isEnd ? endGathered() : nil
  }

  private func broken(_ sentence: String, _ line: Int) -> ImportedRow {
    gathered?.isBroken = true
    return .broken([problem(sentence)], line: line)
  }

  /// Adds a line to the record that is being collected. If the line has values of a record itself, it begins the next
  /// record.
  /// - Returns: the collected record, if the line begins the next one.
  private func gather(_ record: CSVReader.Record, _ plan: ColumnPlan, _ list: String) -> ImportedRow? {
    var before: ImportedRow?
    if gathered == nil || plan.saysOwn(record) {
      before = endGathered()
      writer.out.truncate(to: 0)
      let problems = plan.writeOwn(record, to: writer)
      gathered = GatheredLines(list: list, line: record.line, members: writer.out.bytes)
      gathered?.problems += problems
      currencyOfGathered = plan.currency(of: record)
    }
    writer.out.truncate(to: 0)
    gathered?.problems += plan.writeElement(record, currency: currencyOfGathered, to: writer)
    gathered?.add(writer.out.bytes)
    return before
  }

  private func endGathered() -> ImportedRow? {
    defer { gathered = nil }
    return gathered?.row
  }

  private static let notUTF8 =
    "the row is not UTF-8; give encoding: windows1252 if a spreadsheet wrote the file as plain CSV, or save the file as CSV UTF-8"

  private func problem(_ sentence: String) -> Problem { Problem(pointer: "", kind: .value, message: sentence) }
}
