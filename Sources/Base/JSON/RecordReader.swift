public import Shape

/// Finds the members of an object for the fields of a record. It also finds the elements of an array, which belong to
/// the fields by position. This code does not depend on the type of the record, so the program contains it only once.
public struct MemberCursor {
  let source: JSONSource
  private let isPositional: Bool
  /// The index of the member or element at which the next field is expected. The expectation is right if the text has
  /// the members in declared order.
  private var next: Int
  private var passed = 0
  /// The number of fields that were searched for so far. In an array, it is also the position of the next field.
  private var asked = 0
  /// The number of members that belong to a field, or are the extra member.
  private var matched = 0

  public init(_ source: JSONSource) {
    self.source = source
    isPositional = source.value.kind == .array
    next = source.value.first.index
    if !isPositional, container.index == source.root.index, source.log.extra?.isPresent == true { matched = 1 }
  }

  private var container: JSONValue { source.value }

  /// Returns the value of the member `name`, or `nil` if there is none.
  @inline(__always) public mutating func seek(_ name: StaticString) -> JSONSource? {
    // An object often contains only a few of a record's many fields. When all members of the object are matched, the
    // other fields need no search.
    if !isPositional, matched == container.count { return nil }
    let index = index(of: name)
    return index == 0 ? nil : source.at(container.sibling(index))
  }

  /// Returns the index of the member's value on the tape, or 0 if there is no such member. The index 0 is that of the
  /// whole text, so no member has it.
  @inline(never) private mutating func index(of name: StaticString) -> Int {
    asked &+= 1
    if isPositional {
      guard passed < container.count else { return 0 }
      return step(over: container.sibling(next))
    }
    if passed < container.count {
      let member = container.sibling(next)
      if member.isName(name) { return step(over: member.first) }
    }
    return search(name)
  }

  /// Moves behind a value that was found, and returns the value's index.
  private mutating func step(over value: JSONValue) -> Int {
    passed &+= 1
    matched &+= 1
    next = value.following.index
    return value.index
  }

  /// Searches the whole object for a member that is not at the expected position. Returns the index of its value, or 0.
  private mutating func search(_ name: StaticString) -> Int {
    if matched == container.count { return 0 }
    var at = container.first
    for position in 0..<container.count {
      let value = at.first
      if at.isName(name) {
        matched &+= 1
        // If a program writes members in another order, the next field's member mostly follows this one.
        passed = position &+ 1
        next = value.following.index
        return value.index
      }
      at = value.following
    }
    return 0
  }

  /// Records a problem if the object has this member and its value is not null.
  @inline(never) mutating func refuse(_ name: StaticString, _ reason: StaticString) {
    guard let member = seek(name), !member.null() else { return }
    member.refuse("\(reason)")
  }

  /// Records the problem that a required member is missing.
  /// - Parameter doc: the field's description, for the message.
  @inline(never) public func missing(_ name: StaticString, _ doc: StaticString) {
    if source.log.isFull { return }
    let pointer = source.root.pointer(to: container.index) + "/" + (isPositional ? String(asked - 1) : "\(name)")
    source.log.note(Problem(pointer: pointer, kind: .missing, message: "\(name) is missing (\(explained(doc)))"))
  }

  /// Returns the first sentence of a text as a part of another sentence. It has no full stop. Its first letter is in
  /// lower case, unless the text begins with a name such as ISO.
  private func explained(_ doc: StaticString) -> String {
    let words = "\(doc)".split(separator: " ")
    let last = words.indices.first {
      words[$0].hasSuffix(".") && (words[$0...].dropFirst().first?.first?.isUppercase ?? true)
    }
    var text = words.prefix((last ?? words.count) + 1).joined(separator: " ")
    if text.hasSuffix(".") { text.removeLast() }
    guard let second = text.dropFirst().first, !second.isUppercase else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Records a problem for every member of the object that is no field of the record.
  public func finish<R: Record>(_ type: R.Type) {
    if matched == container.count || source.log.ignoresUnknown { return }
    // In an array, the extra member can't be given, because it has no position.
    let mayHaveExtra = container.index == source.root.index && !isPositional
    let extra = mayHaveExtra ? source.log.extra.map { ["\($0.name)"] } ?? [] : []
    noteStrangers(ObjectSchema(of: type).readMembers.map(\.name) + extra)
  }

  @inline(never) private func noteStrangers(_ known: [String]) {
    let here = source.root.pointer(to: container.index)
    if isPositional {
      let count = container.count == 1 ? "1 element" : "\(container.count) elements"
      let most = known.isEmpty ? "none" : "at most \(known.count)"
      let message = "\(memberName(here)) has \(count), but must have \(most)"
      source.log.note(Problem(pointer: "\(here)/\(known.count)", kind: .unknown, message: message))
      return
    }
    for (name, _) in container.members {
      if source.log.isFull { return }
      let text = name.string
      if known.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { continue }
      let hint = suggestion(for: text, among: known, orAll: "the known names are")
      let shown = text.count > 64 ? text.prefix(64) + "..." : Substring(text)
      source.log.note(
        Problem(
          pointer: "\(here)/\(escapedForPointer(String(shown)))", kind: .unknown,
          message: "\(shown) is not known here\(hint)"))
    }
  }
}

extension Value {
  /// Returns the value that a missing member has, or `nil` if the member is required. A list is required if its limit
  /// does not allow an empty list.
  @inline(__always) static func absent(within limit: Limit) -> Self? {
    absent.flatMap { $0.isWithin(limit) ? $0 : nil }
  }

  /// Returns the value that a null member has, or `nil` if null is not allowed.
  @inline(__always) static func null(within limit: Limit) -> Self? { null.flatMap { $0.isWithin(limit) ? $0 : nil } }

  @inline(__always) private func isWithin(_ limit: Limit) -> Bool { limit.isNone || violation(of: limit) == nil }
}

/// The `Fields` visitor that reads a record from JSON.
public struct RecordReader<Root>: Fields {
  private var cursor: MemberCursor

  public init(_ source: JSONSource) { cursor = MemberCursor(source) }

  init(_ cursor: MemberCursor) { self.cursor = cursor }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name) else { return absent(name, doc, limit) }
    return read(&member, limit)
  }

  private mutating func absent<V: Value>(_ name: StaticString, _ doc: StaticString, _ limit: Limit) -> V {
    if let value = V.absent(within: limit) { return value }
    cursor.missing(name, doc)
    return V.example
  }

  private func read<V: Value>(_ member: inout JSONSource, _ limit: Limit) -> V {
    if member.null(), let value = V.null(within: limit) { return value }
    let value = V.read(from: &member)
    if !limit.isNone, let complaint = value.violation(of: limit) { member.refuse(complaint) }
    return value
  }

  /// If a restricted member is null, it is treated like a missing one, and is not recorded.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name) else { return absent(name, doc, limit) }
    if !member.null() { member.noteRestricted(mask) }
    return read(&member, limit)
  }

  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    cursor.source.log.isOfCore ? self(name, get, doc, .none) : nil
  }

  public mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  ) { cursor.refuse(name, reason) }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = RecordReader<Inner>(cursor)
    let record = Inner(&inner)
    cursor = inner.cursor
    return record
  }

  public mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner> {
    let (patch, end) = cursor.changes(to: Inner.self)
    cursor = end
    return patch
  }

  public func finish() where Root: Record { cursor.finish(Root.self) }
}

extension JSONSource {
  /// Reads a record from an object, or from an array of its fields in declared order. Parameters of a request may have
  /// either form. The value must be an object or an array. (For any other value, use `record`, which reports a
  /// problem.)
  public func readRecord<R: Record>(_ type: R.Type) -> R {
    assert(value.kind == .object || value.kind == .array, "other values have no members")
    var visitor = RecordReader<R>(self)
    let record = R(&visitor)
    visitor.finish()
    return record
  }
}
