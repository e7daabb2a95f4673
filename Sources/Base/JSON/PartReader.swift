public import Shape

/// The `Fields` visitor that reads the beginning of a record, while the rest has not arrived yet. It checks the members
/// that are present. A missing member is not a problem.
public struct PartReader<Root>: Fields {
  private var cursor: MemberCursor
  /// The names of the members read so far, with their values as JSON text.
  private var members: [(String, String)] = []

  fileprivate init(_ source: JSONSource) { cursor = MemberCursor(source) }

  private init(_ cursor: MemberCursor, _ members: [(String, String)]) {
    self.cursor = cursor
    self.members = members
  }

  fileprivate var object: String { String(jsonObject: members) }

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    guard var member = cursor.seek(name), !member.null() else { return V.example }
    let value = V.read(from: &member)
    // A list or a text may still grow, so only the upper limit is checked.
    let most = Limit(.min, limit.upper)
    if !most.isNone, let complaint = value.violation(of: most) { member.refuse(complaint) }
    members.append(("\(name)", jsonText(value)))
    return value
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = PartReader<Inner>(cursor, members)
    let record = Inner(&inner)
    (cursor, members) = (inner.cursor, inner.members)
    return record
  }
}

extension JSONSource {
  /// Reads the part of a record that has arrived, from an object. Unknown members are dropped.
  /// - Returns: the present members, as a JSON object.
  public func readPart<R: Record>(of type: R.Type) -> String {
    guard value.kind == .object else {
      _ = record(R.self)
      return "{}"
    }
    var visitor = PartReader<R>(self)
    _ = R(&visitor)
    return visitor.object
  }
}
