public import Shape

/// The visitor that applies a JSON merge patch (RFC 7396) to a stored record.
public struct PatchReader<Root>: Fields {
  private(set) var cursor: MemberCursor
  private let stored: Root
  /// Fields of the stored record that could not be read: a patch of theirs must be whole.
  private let unreadable: [String]
  /// Whether null leaves a member as it is that must hold something: the members stand among parameters, where null stands for none.
  private let ignoresNull: Bool

  init(_ source: JSONSource, stored: Root, unreadable: [String]) {
    self.init(MemberCursor(source), stored: stored, unreadable: unreadable)
  }

  init(_ cursor: MemberCursor, stored: Root, unreadable: [String], ignoresNull: Bool = false) {
    self.ignoresNull = ignoresNull
    self.cursor = cursor
    self.stored = stored
    self.unreadable = unreadable
  }

  public mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    guard var member = cursor.seek(name) else { return get(stored) }
    return read(name, &member, get, limit)
  }

  private func read<V: Value>(_ name: StaticString, _ member: inout JSONSource, _ get: (Root) -> V, _ limit: Limit) -> V {
    // What is taken away is as if it had not been said: the default holds again, where there is one.
    if member.null() {
      if let value = V.absent(within: limit) { return value }
      if ignoresNull { return get(stored) }
    }
    let isLost = !unreadable.isEmpty && unreadable.contains("\(name)")
    let value = isLost ? V.read(from: &member) : V.merge(from: &member, into: get(stored))
    if !limit.isNone, let complaint = value.violation(of: limit) { member.refuse(complaint) }
    return value
  }

  /// Naming such a member is writing it, whatever stands there now: what is refused must not depend on what the caller may not see.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name) else { return get(stored) }
    member.noteRestricted(mask)
    return read(name, &member, get, limit)
  }

  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { get(stored) }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = PatchReader<Inner>(cursor, stored: get(stored), unreadable: unreadable, ignoresNull: ignoresNull)
    let record = Inner(&inner)
    cursor = inner.cursor
    return record
  }

  func finish() where Root: Record { cursor.finish(Root.self) }
}
