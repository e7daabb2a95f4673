public import Shape

/// The `Fields` visitor that applies a JSON merge patch (RFC 7396) to a stored record.
public struct PatchReader<Root>: Fields {
  private(set) var cursor: MemberCursor
  private let stored: Root
  /// The names of the stored record's fields that could not be read. A patch for such a field must have the whole
  /// value, because there is nothing to merge it with.
  private let unreadable: [String]
  /// A Boolean value that indicates whether null leaves a required member unchanged. It is `true` for changes that are
  /// given as parameters of a method, because a null parameter is the same as a missing one.
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

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name) else { return get(stored) }
    return read(name, &member, get, limit)
  }

  private func read<V: Value>(_ name: StaticString, _ member: inout JSONSource, _ get: (Root) -> V, _ limit: Limit) -> V
  {
    // In a merge patch, null removes the member. A record without the member has the default value, if there is one.
    if member.null() {
      if let value = V.absent(within: limit) { return value }
      if ignoresNull { return get(stored) }
    }
    let isLost = !unreadable.isEmpty && unreadable.contains("\(name)")
    let value = isLost ? V.read(from: &member) : V.merge(from: &member, into: get(stored))
    if !limit.isNone, let complaint = value.violation(of: limit) { member.refuse(complaint) }
    return value
  }

  /// If the patch has a restricted member, the member is recorded, whether or not the patch changes its value.
  /// Otherwise, a refusal would depend on a value that the caller may not see.
  public mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name) else { return get(stored) }
    member.noteRestricted(mask)
    return read(name, &member, get, limit)
  }

  public mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    get(stored)
  }

  public mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  ) { cursor.refuse(name, reason) }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = PatchReader<Inner>(cursor, stored: get(stored), unreadable: unreadable, ignoresNull: ignoresNull)
    let record = Inner(&inner)
    cursor = inner.cursor
    return record
  }

  func finish() where Root: Record { cursor.finish(Root.self) }
}
