internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A file on its way in.
final class Importer<Details: CompanyDetails> {
  typealias Work = Computing<ImportReport, CompanyContext>

  private let exchange: Exchange<Details>
  private let mode: ImportMode
  /// nil for a text.
  private let file: ImportFile?
  private var text: [UInt8]?
  private var reader: RowReader
  private var report = ImportReport()
  private var isAtEnd = false
  private var bytes = 0

  private static var rowsAtOnce: Int { 200 }

  /// - Parameter text: what is there instead of a file.
  init(_ exchange: Exchange<Details>, _ mode: ImportMode, _ reader: RowReader, _ file: ImportFile?, _ text: String?) {
    self.exchange = exchange
    self.mode = mode
    self.reader = reader
    self.file = file
    self.text = text.map { Array($0.utf8) }
  }

  /// Row by row, so that others are served in between; what is refused keeps nothing else out.
  func begin() -> Work {
    let (done, total) = (Decimal(bytes), file.map { Decimal($0.size) })
    return Work(compute: { [file] progress in
      progress.say(done: done, of: total)
      // The first byte tells whether it could be read.
      return file.map { $0.next().map { [1] + $0 } ?? [0] } ?? []
    }) { [self] (outcome, context) throws(Failure) in
      try feed(outcome)
      return .more(try rows(in: context))
    }
  }

  /// Some rows of what is there, and then more.
  private func rows(in context: CompanyContext) throws(Failure) -> Work {
    var count = 0
    while count < Importer.rowsAtOnce, let row = reader.next() {
      count += 1
      if try !take(row, context) { return end() }
    }
    if count < Importer.rowsAtOnce { return isAtEnd ? end() : begin() }
    let (done, total) = (Decimal(bytes), file.map { Decimal($0.size) })
    return Work(compute: { progress in
      progress.say(done: done, of: total)
      return []
    }) { [self] (_, context) throws(Failure) in .more(try rows(in: context)) }
  }

  private func end() -> Work {
    let report = report
    return Work(compute: { _ in [] }, finish: { (_, _) throws(Failure) in .result(report) })
  }

  /// All rows at once.
  /// - Parameter keeps: whether what was done stays, if nothing was refused.
  func all(keeps: Bool, undoesFailed: Bool) -> Work {
    Work(compute: { _ in [] }) { [self] (_, context) throws(Failure) in
      reading: while true {
        try feed(file.map { $0.next().map { [1] + $0 } ?? [0] } ?? [])
        while let row = reader.next() { if try !take(row, context) { break reading } }
        if isAtEnd { break }
      }
      let isUndone = undoesFailed && report.failed > 0
      if isUndone { (report.created, report.updated, report.unchanged) = (0, 0, 0) }
      return keeps && !isUndone ? .more(end()) : .undoing(end())
    }
  }

  private func feed(_ outcome: [UInt8]) throws(Failure) {
    if let text {
      reader.feed(text)
      self.text = nil
      if !text.isEmpty { reader.feed([]) }
      isAtEnd = true
      return
    }
    guard outcome.first == 1 else { throw .invalidParam("/path", "path can't be read any further") }
    bytes += outcome.count - 1
    isAtEnd = outcome.count == 1
    reader.feed(Array(outcome.dropFirst()))
  }

  // MARK: One row

  private enum Done {
    case created, updated, unchanged
    case refused([Problem])
  }

  /// - Returns: false where the rest of the file means nothing.
  private func take(_ row: RowReader.Row, _ context: CompanyContext) throws(Failure) -> Bool {
    switch row {
    case .unusable(let problems, let line):
      report.fail(problems, line: line)
      return false
    case .broken(let problems, let line):
      report.rows += 1
      report.fail(problems, line: line)
    case .object(let text, let line):
      report.rows += 1
      do throws(Failure) {
        switch try apply(try resolved(text, context), context) {
        case .created: report.created += 1
        case .updated: report.updated += 1
        case .unchanged: report.unchanged += 1
        case .refused(let problems): report.fail(problems, line: line)
        }
      } catch {
        guard Importer.isOfRow(error.code) else { throw error }
        let problems = error.problems.map { problem in
          let isChange = problem.pointer.hasPrefix("/changes/")
          return Problem(
            pointer: isChange ? String(problem.pointer.dropFirst(8)) : problem.pointer, kind: problem.kind, message: problem.message)
        }
        report.fail(problems, line: line)
      }
    }
    return true
  }

  /// What a row is refused with, rather than all of the import.
  private static func isOfRow(_ code: ErrorCode) -> Bool {
    [.invalidParams, .notFound, .duplicate, .conflict, .inUse, .forbidden].contains(code)
  }

  /// The row with ids where other records are spelled otherwise.
  private func resolved(_ text: [UInt8], _ context: CompanyContext) throws(Failure) -> [UInt8] {
    var text = text
    for reference in exchange.references {
      let spelled: String? = text.withUnsafeBufferPointer { bytes in
        JSONSource.decode(bytes) { $0.value.member(reference.member).flatMap { $0.kind == .string ? $0.string : nil } }
      }
      guard let spelled, UUID(spelled) == nil else { continue }
      guard let id = try reference.find(spelled, context) else {
        throw .invalidParam("/\(reference.member)", "\(reference.member) must be one that there is; there is no \(spelled)")
      }
      let made: [UInt8]? = text.withUnsafeBufferPointer { bytes in
        JSONSource.decode(bytes) { source in
          let parts = source.value.members.map { member in
            "\(member.name.compactText):\(member.name.isName(reference.member) ? "\"\(id)\"" : member.value.compactText)"
          }
          return Array("{\(parts.joined(separator: ","))}".utf8)
        }
      }
      text = made ?? text
    }
    return text
  }

  private func apply(_ text: [UInt8], _ context: CompanyContext) throws(Failure) -> Done {
    let looked = text.withUnsafeBufferPointer { bytes in
      JSONText.look(at: bytes) { source -> Result<Done, Failure> in
        do throws(Failure) { return .success(try apply(&source, context)) } catch { return .failure(error) }
      }
    }
    switch looked {
    case .success(let found): return try found.value.get()
    case .failure(let failure): return .refused([Problem(pointer: "", kind: .value, message: "the row is no JSON: \(failure.sentence)")])
    }
  }

  private func apply(_ source: inout JSONSource, _ context: CompanyContext) throws(Failure) -> Done {
    guard source.value.kind == .object else {
      return .refused([Problem(pointer: "", kind: .type, message: "the row must be an object, not \(source.value.kindName)")])
    }
    let key = Details.key.flatMap { source.value.member($0) }.flatMap { $0.kind == .string ? $0.string : nil }
    let known = mode == .create ? nil : try key.flatMap { (key) throws(Failure) in try exchange.find?(key, context) }
    guard let known else {
      if mode == .update {
        let name = Details.key.map { "\($0)" } ?? "id"
        let what = "there is no \(Details.collection.one) with this \(name)"
        return .refused([
          Problem(pointer: "/\(name)", kind: key == nil ? .missing : .value, message: key == nil ? "\(name) is missing" : what)
        ])
      }
      let details = Details.read(from: &source)
      let problems = problems(of: source, context)
      if !problems.isEmpty { return .refused(problems) }
      _ = try exchange.records.create(details, in: context)
      return .created
    }
    let changes = Patch<Details>.read(from: &source)
    let problems = problems(of: source, context)
    if !problems.isEmpty { return .refused(problems) }
    // A file holds what there is, not what changes: an object that it has is the whole one, as is what can't be read of the record.
    let whole = exchange.columns.filter { $0.kind == .json && !reader.merged.contains($0.member) }.map(\.member)
    let replacing = Patch<Details>(names: changes.names) { (details, unreadable) in changes.apply(details, unreadable + whole) }
    let old = try exchange.records.find(known, in: context).record
    return try exchange.records.update(known, replacing, expect: nil, in: context).version == old.version ? .unchanged : .updated
  }

  private func problems(of source: JSONSource, _ context: CompanyContext) -> [Problem] {
    let hidden = source.restricted.filter { !context.audience.sees($0.mask) }
    return source.problems
      + hidden.map { Problem(pointer: $0.pointer, kind: .value, message: "\($0.pointer.dropFirst()) is for managers alone") }
  }
}
