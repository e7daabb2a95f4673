internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// An import in progress.
final class Importer {
  typealias Work = Computing<ImportReport, CompanyContext>

  private let exchange: FileExchange
  private let mode: ImportMode
  /// The file, or `nil` for a text.
  private let file: ImportFile?
  private var text: [UInt8]?
  private let reader: any ImportRows
  private var report = ImportReport()
  /// The stored progress of this import; `nil` for a request without an idempotency key.
  private var progress: ImportProgress?
  private var isAtEnd = false
  /// The number of bytes that were read.
  private var bytes = 0
  /// The number of bytes of the whole text.
  private let size: Int?
  /// The number of bytes in the last progress report, or `nil` before the first one.
  private var told: Int?
  private var pace: Pace

  /// The members whose stored values a row replaces as a whole.
  private lazy var whole =
    mode == .create
    ? [] : exchange.columns.filter { $0.kind == .json && !reader.merged.contains($0.member) }.map(\.member)
  /// The ids of the records that rows of this step name by a spelling. They are looked up once in a step.
  private var known: [String: UUID] = [:]

  /// - Parameter text: the text to import if there is no file.
  init(
    _ exchange: FileExchange, _ mode: ImportMode, _ reader: any ImportRows, _ file: ImportFile?, _ text: String?,
    _ progress: ImportProgress?
  ) {
    self.exchange = exchange
    self.mode = mode
    self.reader = reader
    self.file = file
    self.text = text.map { Array($0.utf8) }
    size = file?.size ?? text?.utf8.count
    self.progress = progress
    pace = exchange.pace()
    if let progress { report = progress.report }
  }

  /// Returns the work that imports row by row, so that other requests are served in between. If a row is refused, the
  /// other rows are still imported.
  func begin() -> Work {
    let (done, total) = (advance(), size.map { Decimal($0) })
    return Work(compute: { [file] progress in
      if let done { progress.say(done: done, of: total) }
      // The first byte is 1 if the file could be read, otherwise 0.
      return file.map { $0.next().map { [1] + $0 } ?? [0] } ?? []
    }) { [self] (outcome, context) throws(Failure) in
      try feed(outcome)
      return .more(try rows(in: context))
    }
  }

  /// Imports some of the rows that were read, and returns the work for the rest.
  private func rows(in context: CompanyContext) throws(Failure) -> Work {
    known = [:]
    var (rows, needsMore) = ([ImportedRow](), false)
    for _ in 0..<pace.begin() {
      guard let row = reader.next() else {
        needsMore = true
        break
      }
      if progress?.isPassing ?? false { try progress?.pass(row) } else { rows.append(row) }
    }
    if try !take(rows, context) { return end() }
    pace.end(rows.count)
    if needsMore {
      if isAtEnd, let progress, progress.isPassing { throw progress.otherFile }
      return isAtEnd ? end() : begin()
    }
    let (done, total) = (advance(), size.map { Decimal($0) })
    return Work(compute: { progress in
      if let done { progress.say(done: done, of: total) }
      return []
    }) { [self] (_, context) throws(Failure) in .more(try self.rows(in: context)) }
  }

  /// Returns the number of bytes whose rows are stored, or `nil` if it has not grown since the last report.
  private func advance() -> Decimal? {
    // In another encoding than UTF-8 this is an estimate, which may be less than the last one.
    let done = max(bytes - reader.waiting, told ?? 0)
    assert(done >= 0 && done <= bytes, "more rows are read than there are bytes")
    if let told, done == told { return nil }
    told = done
    return Decimal(done)
  }

  /// Stores rows. A refused row must change nothing, and nearly all refused rows have changed nothing. If one has
  /// changed something, all of these rows are undone, and then stored one by one.
  /// - Returns: `false` if the rest of the file can't be used.
  private func take(_ rows: [ImportedRow], _ context: CompanyContext) throws(Failure) -> Bool {
    let stores = exchange.stores
    let before = report
    // Earlier rows are committed first, so that a rollback undoes only these rows.
    try stores.commit()
    var (isCareful, next, kept) = (false, 0, 0)
    while next < rows.count {
      let (failed, changes) = (report.failed, stores.changesSinceCommit)
      if try !take(rows[next], context) { return false }
      next += 1
      let isLeft = report.failed > failed && stores.changesSinceCommit > changes
      if isLeft {
        stores.rollback()
      } else if isCareful {
        try progress?.keep(report, rows[kept..<next])
        kept = next
        try stores.commit()
      }
      if isLeft, !isCareful {
        (isCareful, next, report) = (true, 0, before)
        known = [:]
      }
    }
    if kept < rows.count { try progress?.keep(report, rows[kept...]) }
    return true
  }

  private func end() -> Work {
    var report = report
    report.form = reader.answeredForm
    return .done(report)
  }

  /// Returns the work that imports all rows at once.
  /// - Parameters:
  ///   - keeps: a Boolean value that indicates whether the changes stay.
  ///   - undoesFailed: a Boolean value that indicates whether one refused row undoes all changes.
  func all(keeps: Bool, undoesFailed: Bool) -> Work {
    // An earlier call has stored all rows, and only its reply was lost.
    if let progress, progress.hasBegun { return end() }
    return Work(compute: { _ in [] }) { [self] (_, context) throws(Failure) in
      reading: while true {
        try feed(file.map { $0.next().map { [1] + $0 } ?? [0] } ?? [])
        while let row = reader.next() { if try !take(whole: row, context) { break reading } }
        if isAtEnd { break }
      }
      let isUndone = undoesFailed && report.failed > 0
      if isUndone { (report.created, report.updated, report.unchanged) = (0, 0, 0) }
      if !keeps || isUndone { return .undoing(end()) }
      try progress?.keep(report, [])
      return .more(end())
    }
  }

  /// Stores a row of an import that stores all rows or none. The changes of a refused row are undone.
  private func take(whole row: ImportedRow, _ context: CompanyContext) throws(Failure) -> Bool {
    var isMeant = true
    try exchange.stores.attempt(in: context.store) { () throws(Failure) in
      let failed = report.failed
      isMeant = try take(row, context)
      return report.failed == failed
    }
    return isMeant
  }

  private func feed(_ outcome: [UInt8]) throws(Failure) {
    if let text {
      reader.feed(text)
      bytes = text.count
      self.text = nil
      if !text.isEmpty { reader.feed([]) }
      isAtEnd = true
      return
    }
    guard outcome.first == 1 else {
      throw .invalidParam(
        "/path", "path must be a file that can be read to its end; reading failed after \(bytes) bytes")
    }
    bytes += outcome.count - 1
    isAtEnd = outcome.count == 1
    reader.feed(Array(outcome.dropFirst()))
  }

  // MARK: One row

  /// - Returns: `false` if the rest of the file can't be used.
  private func take(_ row: ImportedRow, _ context: CompanyContext) throws(Failure) -> Bool {
    switch row {
    case .unusable(let problems, let line):
      report.fail(problems, line: line, column: reader.column)
      return false
    case .broken(let problems, let line):
      report.rows += 1
      report.fail(problems, line: line, column: reader.column)
    case .object(let text, let line, let pointer):
      report.rows += 1
      do throws(Failure) {
        switch try write(text, context) {
        case .created: report.created += 1
        case .updated: report.updated += 1
        case .unchanged: report.unchanged += 1
        case .refused(let problems):
          report.fail(
            told(problems, of: text).map { $0.within(pointer, called: "the row") }, line: line, column: reader.column)
        }
      } catch {
        guard Importer.isOfRow(error.code) else { throw error }
        let problems = error.problems.map { problem in
          let isChange = problem.pointer.hasPrefix("/changes/")
          let own = isChange ? String(problem.pointer.dropFirst(8)) : problem.pointer
          return Problem(pointer: pointer + own, kind: problem.kind, message: problem.message)
        }
        report.fail(problems, line: line, column: reader.column)
      }
    }
    return true
  }

  /// Returns the problems of a row, which name the text of a cell instead of its JSON type. In the row's JSON, a cell
  /// that is not a number is a string, which would be misleading in a message.
  private func told(_ problems: [Problem], of row: [UInt8]) -> [Problem] {
    guard reader.answeredForm != nil else { return problems }
    return problems.map { problem in
      guard problem.kind == .type,
        let end = [", not a string", ", not a number"].first(where: problem.message.hasSuffix),
        reader.column(at: problem.pointer)?.isWhole == false, let value = Importer.text(at: problem.pointer, of: row)
      else { return problem }
      let message = "\(problem.message.dropLast(end.count)), not \(value.shownColumn)"
      return Problem(pointer: problem.pointer, kind: problem.kind, message: message)
    }
  }

  /// Returns the string or the number at a pointer into a row.
  private static func text(at pointer: String, of row: [UInt8]) -> String? {
    row.withUnsafeBufferPointer { bytes in
      JSONSource.decode(bytes, isStored: false) { source in
        var value: JSONValue? = source.value
        for part in pointer.split(separator: "/") {
          guard let whole = value else { return nil }
          if whole.kind == .array {
            let elements = whole.elements
            value = Int(part).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
          } else {
            value = whole.kind == .object ? whole.members.first { $0.name.text.elementsEqual(part.utf8) }?.value : nil
          }
        }
        return value?.kind == .string ? value?.string : value?.kind == .number ? value?.compactText : nil
      }
    } ?? nil
  }

  /// Returns a Boolean value that indicates whether an error refuses only a row, and not the whole import.
  private static func isOfRow(_ code: ErrorCode) -> Bool {
    [.invalidParams, .notFound, .duplicate, .conflict, .inUse, .forbidden, .insufficientStock, .limitReached].contains(
      code)
  }

  /// The values of a row that are looked up before it is stored.
  private struct Spelled {
    /// The names of other records, one for each reference; `nil` if the row has an id in the member, or no value.
    var names: [String?]
    /// The value of the extra member, as JSON, or `nil` if the row does not have the member.
    var extra: String?

    var isNothing: Bool { extra == nil && names.allSatisfy { $0 == nil } }
  }

  private func spelled(in row: JSONValue) -> Spelled {
    let names = exchange.references.map { reference -> String? in
      guard let value = row.member(reference.member), value.kind == .string else { return nil }
      let name = value.string
      return UUID(name) == nil ? name : nil
    }
    return Spelled(names: names, extra: exchange.extra.flatMap { row.member($0)?.compactText })
  }

  /// Returns the row without the extra member, and with ids instead of other records' spellings.
  private func resolved(_ row: JSONValue, _ spelled: Spelled, _ context: CompanyContext) throws(Failure) -> [UInt8] {
    var ids: [(member: StaticString, id: UUID)] = []
    var problems: [Problem] = []
    for (reference, name) in zip(exchange.references, spelled.names) {
      guard let name else { continue }
      if let id = try find(name, reference, context) {
        ids.append((reference.member, id))
      } else {
        let member = reference.member
        problems.append(
          Problem(
            pointer: "/\(member)", kind: .value,
            message: "\(member) must name an existing record; there is no \(name)"))
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    let parts = row.members.compactMap { member -> String? in
      if let extra = exchange.extra, member.name.isName(extra) { return nil }
      let id = ids.first { member.name.isName($0.member) }?.id
      return "\(member.name.compactText):\(id.map { "\"\($0)\"" } ?? member.value.compactText)"
    }
    return Array("{\(parts.joined(separator: ","))}".utf8)
  }

  private func find(_ spelled: String, _ reference: ExchangeReference, _ context: CompanyContext) throws(Failure)
    -> UUID?
  {
    let key = "\(reference.member) \(spelled)"
    if let id = known[key] { return id }
    let id = try reference.find(spelled, context)
    if let id { known[key] = id }
    return id
  }

  private func write(_ text: [UInt8], _ context: CompanyContext) throws(Failure) -> ImportOutcome {
    var again: (text: [UInt8], extra: String?)?
    let outcome = try look(at: text) { (source) throws(Failure) in
      let spelled = spelled(in: source.value)
      if spelled.isNothing { return try exchange.write(&source, row(extra: nil), context) }
      again = (try resolved(source.value, spelled, context), spelled.extra == "null" ? nil : spelled.extra)
      return .unchanged
    }
    guard let again else { return outcome }
    return try look(at: again.text) { (source) throws(Failure) in
      try exchange.write(&source, row(extra: again.extra), context)
    }
  }

  private func row(extra: String?) -> ImportRow { ImportRow(mode: mode, whole: whole, extra: extra) }

  /// Reads a row as JSON.
  private func look(
    at text: [UInt8], _ read: (inout JSONSource) throws(Failure) -> ImportOutcome
  ) throws(Failure) -> ImportOutcome {
    let looked = text.withUnsafeBufferPointer { bytes in
      JSONText.look(at: bytes) { source -> Result<ImportOutcome, Failure> in
        guard source.value.kind == .object else {
          let sentence = "the row must be an object, not \(source.value.kindName)"
          return .success(.refused([Problem(pointer: "", kind: .type, message: sentence)]))
        }
        do throws(Failure) { return .success(try read(&source)) } catch { return .failure(error) }
      }
    }
    switch looked {
    case .success(let found): return try found.value.get()
    case .failure(let failure):
      return .refused([Problem(pointer: "", kind: .value, message: "the row is not valid JSON: \(failure.sentence)")])
    }
  }
}
