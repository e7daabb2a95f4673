internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// An export in progress.
final class Exporter {
  typealias Work = Computing<ExportReport, CompanyContext>

  private let exchange: FileExchange
  private let format: ExchangeFormat
  private let form: WrittenForm
  /// The file, or `nil` if the export returns a text.
  private let file: ExportFile?
  private let columns: [ExchangeColumn]
  /// The members that a line of JSON has.
  private let names: [String]
  /// A Boolean value that indicates whether records are written as lines of JSON exactly as they were read.
  private let isWhole: Bool
  private var last = 0
  private var text: [UInt8] = []
  private var (rows, bytes) = (0, 0)
  private var pace: Pace

  private static var mostInline: Int { 4 << 20 }

  init(
    _ exchange: FileExchange, _ format: ExchangeFormat, _ form: WrittenForm, _ file: ExportFile?,
    in context: CompanyContext
  ) {
    self.exchange = exchange
    self.format = format
    self.form = form
    self.file = file
    pace = exchange.pace()
    names = exchange.columns.map { $0.list ?? $0.member }
    isWhole = format == .jsonl && exchange.references.isEmpty && exchange.columns.contains { !$0.types.isEmpty }
    let seen = exchange.columns.filter { FileExchange.sees($0.restriction, context.audience) }
    columns = form.isExcel ? ExchangeColumn.forPeople(seen) : seen
  }

  /// The line of column names. For spreadsheets, it begins with the byte-order mark by which they recognize UTF-8.
  private var head: [UInt8] {
    (form.isExcel ? [0xef, 0xbb, 0xbf] : []) + CSVWriter.line(columns.map(\.name), separator: form.separatorByte)
  }

  func begin() -> Work { work(format == .csv ? head : [], isEnd: false) }

  /// Returns the work that writes these bytes, and then reads and formats the next records.
  private func work(_ made: [UInt8], isEnd: Bool) -> Work {
    bytes += made.count
    let done = Decimal(rows)
    if file == nil { text += made }
    if isEnd { return end(made) }
    return Work(compute: { [file] progress in
      progress.say(done: done)
      return file?.write(made) ?? []
    }) { [self] (outcome, context) throws(Failure) in
      try Exporter.require(outcome)
      let (found, last) = try exchange.read(self.last, pace.begin(), context)
      guard let last else { return .more(work([], isEnd: true)) }
      self.last = last
      rows += found.count
      var made: [UInt8] = []
      var spellings = Spellings()
      for row in found { made += try line(row, &spellings, context) }
      pace.end(found.count)
      if file == nil, bytes + made.count > Exporter.mostInline {
        throw .limitReached(
          Exporter.mostInline,
          "The text is longer than \(Exporter.mostInline) bytes; give path instead of `inline: true`")
      }
      return .more(work(made, isEnd: false))
    }
  }

  private func end(_ made: [UInt8]) -> Work {
    let report = ExportReport(rows: rows, bytes: bytes, text: file == nil ? String(decoding: text, as: UTF8.self) : nil)
    return .done({ [file] _ in
      guard let file else { return [] }
      let failure = file.write(made)
      return failure.isEmpty ? file.finish() : failure
    }) { (outcome, _) throws(Failure) in
      try Exporter.require(outcome)
      return .result(report)
    }
  }

  private static func require(_ outcome: [UInt8]) throws(Failure) {
    if !outcome.isEmpty {
      throw .invalidParam("/path", "The file can't be written: \(String(decoding: outcome, as: UTF8.self))")
    }
  }

  /// Returns one record in the format of the export.
  private func line(_ record: String, _ memo: inout Spellings, _ context: CompanyContext) throws(Failure) -> [UInt8] {
    if isWhole { return Array(record.utf8) + [UInt8(ascii: "\n")] }
    let spelled = try memo.spellings(in: record, of: exchange.references, context)
    let columns = columns
    let (format, form, spread, names) = (format, form, exchange.spread, names)
    var record = record
    let made: [UInt8]? = record.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        func spelling(of name: String) -> String? { spelled.first { "\($0.name)" == name }?.text }
        if format == .csv { return CSVLines.lines(of: source.value, columns, form, spreading: spread, spelling) }
        let members = source.value.members.filter { member in names.contains { $0.utf8.elementsEqual(member.name.text) }
        }
        let parts = members.map {
          "\($0.name.compactText):\(spelling(of: $0.name.string).map { jsonText($0) } ?? $0.value.compactText)"
        }
        return Array("{\(parts.joined(separator: ","))}\n".utf8)
      }
    }
    return made ?? []
  }
}

/// Remembers the spellings of records that exported records refer to. It is used for one step of the export only,
/// because other requests may change spellings between the steps.
private struct Spellings {
  private var known: [String: String?] = [:]

  /// Returns the members of a record whose spelling differs from the stored value.
  mutating func spellings(
    in record: String, of references: [ExchangeReference], _ context: CompanyContext
  ) throws(Failure) -> [(name: StaticString, text: String)] {
    if references.isEmpty { return [] }
    var record = record
    let ids: [UUID?]? = record.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in references.map { source.value.member($0.member).flatMap { UUID($0.string) } }
      }
    }
    var spelled: [(name: StaticString, text: String)] = []
    for (reference, id) in zip(references, ids ?? []) {
      guard let id else { continue }
      let key = "\(reference.member) \(id)"
      let text: String?
      if let before = known[key] { text = before } else { text = try reference.spell(id, context) }
      known[key] = .some(text)
      if let text { spelled.append((reference.member, text)) }
    }
    return spelled
  }
}
