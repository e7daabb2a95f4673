internal import JSON
internal import Shape

/// The rows of a file, each as a JSON object, of a text that comes in pieces.
struct RowReader {
  enum Row {
    case object([UInt8], line: Int)
    case broken([Problem], line: Int)
    /// The first line names columns that there are not: the rows behind it mean nothing.
    case unusable([Problem], line: Int)
  }

  private enum Cell {
    case member(ExchangeColumn)
    /// A field of an object whose members nobody knows beforehand: `custom.roast`.
    case field(of: String, String)
    case passedOver

    /// The list that it is of; nil for none.
    var list: String? { if case .member(let column) = self { column.list } else { nil } }
    /// Whether it says something of the record itself.
    var isOwn: Bool { if case .passedOver = self { false } else { list == nil } }
  }

  private let format: ExchangeFormat
  private let mapping: ColumnMapping
  private let columns: [ExchangeColumn]
  /// Whether what a cell leaves open takes a member away, rather than leaving it out.
  private let clears: Bool
  private var csv = CSVReader()
  private var lines: [UInt8] = []
  private var at = 0
  private var line = 0
  private var header: [Cell]?
  private static let mostColumns = 1000
  private var isEnd = false
  /// Objects of which the file has single fields: those that it does not have stay.
  private(set) var merged: [String] = []
  /// The record of several lines that the next ones may belong to.
  private var gathered: GatheredLines?

  init(_ format: ExchangeFormat, _ mapping: ColumnMapping, _ columns: [ExchangeColumn], clears: Bool) {
    self.format = format
    self.mapping = mapping
    self.columns = columns
    self.clears = clears
  }

  /// Adds the next piece; an empty one is the end.
  mutating func feed(_ piece: [UInt8]) {
    if format == .csv { return csv.feed(piece) }
    if piece.isEmpty { isEnd = true }
    lines.removeFirst(at)
    at = 0
    if line == 0, lines.isEmpty, piece.starts(with: [0xef, 0xbb, 0xbf]) { lines += piece.dropFirst(3) } else { lines += piece }
  }

  /// The next row; nil where more must be fed, or nothing is left.
  mutating func next() -> Row? { format == .csv ? nextRecord() : nextLine() }

  // MARK: JSON, line by line

  private mutating func nextLine() -> Row? {
    while at < lines.count {
      let end = lines[at...].firstIndex(of: UInt8(ascii: "\n"))
      if end == nil, !isEnd, lines.count - at <= CSVReader.longest { return nil }
      let text = lines[at..<(end ?? lines.count)]
      at = end.map { $0 + 1 } ?? lines.count
      line += 1
      if text.allSatisfy({ [0x20, 0x09, 0x0d].contains($0) }) { continue }
      if text.count > CSVReader.longest { return .broken([problem("the line is longer than \(CSVReader.longest) bytes")], line: line) }
      return mapping.members.isEmpty ? .object(Array(text), line: line) : renamed(Array(text))
    }
    return nil
  }

  /// The same object with the members that the mapping names.
  private func renamed(_ text: [UInt8]) -> Row {
    let made: [UInt8]? = text.withUnsafeBufferPointer { bytes in
      JSONSource.decode(bytes) { source in
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

  private mutating func nextRecord() -> Row? {
    while let record = csv.next() {
      if let sentence = record.problem { return broken(sentence, record.line) }
      var fields: [String] = []
      for field in record.fields {
        guard let text = String(validating: field, as: UTF8.self) else { return broken("the row is no UTF-8", record.line) }
        fields.append(text)
      }
      guard let header else {
        let (cells, problems) = read(header: fields)
        if !problems.isEmpty { return .unusable(problems, line: record.line) }
        header = cells
        continue
      }
      if fields.count != header.count {
        return broken("the row has \(fields.count) columns, and the first line \(header.count)", record.line)
      }
      guard let list = header.lazy.compactMap(\.list).first else {
        return .object(Array("{\(members(header, fields, ofList: false))}".utf8), line: record.line)
      }
      if let row = gather(header, fields, list, record.line) { return row }
    }
    return csv.isEnd ? endGathered() : nil
  }

  private mutating func broken(_ sentence: String, _ line: Int) -> Row {
    gathered?.isBroken = true
    return .broken([problem(sentence)], line: line)
  }

  /// Takes a line as more of the record before it, or as the first of the next one.
  /// - Returns: the record before it, where it is whole now.
  private mutating func gather(_ header: [Cell], _ fields: [String], _ list: String, _ line: Int) -> Row? {
    let element = members(header, fields, ofList: true)
    let hasOwn = zip(header, fields).contains { cell, text in !text.isEmpty && cell.isOwn }
    if !hasOwn, gathered != nil {
      gathered?.add(element)
      return nil
    }
    let before = endGathered()
    gathered = GatheredLines(list: list, line: line, members: members(header, fields, ofList: false))
    gathered?.add(element)
    return before
  }

  private mutating func endGathered() -> Row? {
    defer { gathered = nil }
    return gathered?.row
  }

  private mutating func read(header: [String]) -> ([Cell], [Problem]) {
    if header.count > RowReader.mostColumns {
      return ([], [problem("the first line has \(header.count) columns, and a file has at most \(RowReader.mostColumns)")])
    }
    var problems: [Problem] = []
    var seen: [String] = []
    let known = columns.map(\.name)
    let cells = header.map { name -> Cell in
      guard let member = mapping.member(for: name) else { return .passedOver }
      if seen.contains(member) {
        problems.append(problem("two columns are meant for \(member)", .value, at: member))
        return .passedOver
      }
      seen.append(member)
      if let column = columns.first(where: { $0.name == member }) { return .member(column) }
      let parts = member.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2, columns.contains(where: { $0.name == parts[0] && $0.kind == .json }) {
        merged.append(parts[0])
        return .field(of: parts[0], parts[1])
      }
      // What there is, is said once.
      let hint = problems.isEmpty ? suggestion(for: member, among: known, orAll: "known are") : ""
      problems.append(
        problem("\(name.isEmpty ? "a column without a name" : "the column \(name)") is not known here\(hint)", .unknown, at: member))
      return .passedOver
    }
    return (cells, problems)
  }

  /// What a line says, as the members of a JSON object.
  /// - Parameter ofList: whether of the element that it has of a list, rather than of the record itself.
  private func members(_ header: [Cell], _ fields: [String], ofList: Bool) -> String {
    var members: [(name: String, value: String)] = []
    var inner: [(member: String, parts: [String])] = []
    func add(_ part: String?, to member: String) {
      if !inner.contains(where: { $0.member == member }) { inner.append((member, [])) }
      if let part, let index = inner.firstIndex(where: { $0.member == member }) { inner[index].parts.append(part) }
    }
    for (cell, text) in zip(header, fields) where (cell.list != nil) == ofList {
      switch cell {
      case .passedOver: break
      case .field(let member, let name):
        let value = text.isEmpty ? nil : ExchangeColumn.json(text) ?? jsonText(text)
        add(value.map { "\(jsonText(name)):\($0)" }, to: member)
      case .member(let column):
        let value = column.value(of: text)
        if let name = column.inner {
          add(value.map { "\(jsonText(name)):\($0)" }, to: column.member)
        } else if let value {
          members.append((column.member, value))
        } else if clears, !ofList {
          members.append((column.member, "null"))
        }
      }
    }
    for (member, parts) in inner where !parts.isEmpty || clears && !merged.contains(member) {
      members.append((member, parts.isEmpty ? "null" : "{\(parts.joined(separator: ","))}"))
    }
    return members.map { "\(jsonText($0.name)):\($0.value)" }.joined(separator: ",")
  }

  private func problem(_ sentence: String, _ kind: Problem.Kind = .value, at member: String = "") -> Problem {
    Problem(pointer: member.isEmpty ? "" : "/\(member.split(separator: ".").joined(separator: "/"))", kind: kind, message: sentence)
  }
}
