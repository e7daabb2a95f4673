internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A file on its way out.
final class Exporter<Details: CompanyDetails> {
  typealias Work = Computing<ExportReport, CompanyContext>

  private let exchange: Exchange<Details>
  private let format: ExchangeFormat
  /// nil for what is answered as text.
  private let file: ExportFile?
  private let columns: [ExchangeColumn]
  private var last: Int
  private var text: [UInt8] = []
  private var (rows, bytes) = (0, 0)

  private static var rowsAtOnce: Int { 200 }
  private static var mostInline: Int { 4 << 20 }

  init(_ exchange: Exchange<Details>, _ format: ExchangeFormat, _ file: ExportFile?, in context: CompanyContext) {
    self.exchange = exchange
    self.format = format
    self.file = file
    columns = exchange.columns.filter { Exchange<Details>.sees($0.restriction, context.audience) }
    last = context.partition.rows.floor
  }

  func begin() -> Work { work(format == .csv ? CSVWriter.line(columns.map(\.name)) : [], isEnd: false) }

  /// Writes what was made, and makes more of it.
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
      let (found, last) = try exchange.read(after: self.last, atMost: Exporter.rowsAtOnce, in: context)
      guard let last else { return .more(work([], isEnd: true)) }
      self.last = last
      rows += found.count
      var made: [UInt8] = []
      for row in found { made += try line(row, context) }
      if file == nil, bytes + made.count > Exporter.mostInline {
        throw .limitReached(Exporter.mostInline, "The text would be longer than \(Exporter.mostInline) bytes; give a path instead")
      }
      return .more(work(made, isEnd: false))
    }
  }

  private func end(_ made: [UInt8]) -> Work {
    let report = ExportReport(rows: rows, bytes: bytes, text: file == nil ? String(decoding: text, as: UTF8.self) : nil)
    return Work(
      compute: { [file] _ in
        guard let file else { return [] }
        let failure = file.write(made)
        return failure.isEmpty ? file.finish() : failure
      },
      finish: { (outcome, _) throws(Failure) in
        try Exporter.require(outcome)
        return .result(report)
      })
  }

  private static func require(_ outcome: [UInt8]) throws(Failure) {
    if !outcome.isEmpty { throw .invalidParam("/path", "path can't be written: \(String(decoding: outcome, as: UTF8.self))") }
  }

  /// One record, as the format has it.
  private func line(_ record: String, _ context: CompanyContext) throws(Failure) -> [UInt8] {
    var spelled: [(name: StaticString, text: String)] = []
    for reference in exchange.references {
      guard let id = UUID(json: member(reference.member, of: record) ?? "null"), let text = try reference.spell(id, context) else {
        continue
      }
      spelled.append((reference.member, text))
    }
    var record = record
    let names = exchange.columns.map(\.member)
    let made: [UInt8]? = record.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        let members = source.value.members.filter { member in names.contains { $0.utf8.elementsEqual(member.name.text) } }
        func spelling(of name: String) -> String? { spelled.first { "\($0.name)" == name }?.text }
        switch format {
        case .jsonl:
          let parts = members.map { "\($0.name.compactText):\(spelling(of: $0.name.string).map { jsonText($0) } ?? $0.value.compactText)" }
          return Array("{\(parts.joined(separator: ","))}\n".utf8)
        case .csv:
          return CSVWriter.line(
            columns.map { column in
              if let text = spelling(of: column.member) { return text }
              guard let value = members.first(where: { $0.name.text.elementsEqual(column.member.utf8) })?.value else { return "" }
              guard let inner = column.inner else { return column.cell(of: value) }
              guard value.kind == .object else { return "" }
              return value.members.first { $0.name.text.elementsEqual(inner.utf8) }.map { column.cell(of: $0.value) } ?? ""
            })
        }
      }
    }
    return made ?? []
  }

  private func member(_ name: StaticString, of record: String) -> String? {
    var record = record
    return record.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member(name)?.compactText } }
  }
}
