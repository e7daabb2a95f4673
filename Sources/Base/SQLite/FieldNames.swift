internal import JSON
public import Shape

/// The values of one field before and after a change, as JSON text.
public struct FieldChange: Sendable {
  public let name: String
  public let old: String
  public let new: String
}

/// The `Fields` visitor that finds the fields in which two records differ. It is public so that the compiler can
/// specialize it in the modules that declare the records.
public struct FieldDiffer<Root>: Fields {
  /// The buffer in which the old and the new value of a field are written, one behind the other.
  let out: ByteBuffer
  let old: Root
  let new: Root
  /// The names of the old record's fields that could not be read. `rewritten` has the names of those that got a new
  /// value.
  let unreadable: [String]
  let rewritten: [String]
  var changes: [FieldChange] = []

  public mutating func callAsFunction<V: Value>(
    _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    let value = get(new)
    if !unreadable.isEmpty, unreadable.contains("\(name)") {
      // The old value could not be read. If the field has got a new value, null is reported as the old one.
      if rewritten.contains("\(name)") {
        changes.append(FieldChange(name: "\(name)", old: "null", new: jsonText(value, for: .core)))
      }
      return value
    }
    out.truncate(to: 0)
    var writer = JSONWriter(out, for: .core)
    get(old).write(to: &writer)
    let middle = out.count
    value.write(to: &writer)
    let (before, after) = (out.bytes[..<middle], out.bytes[middle...])
    if !before.elementsEqual(after) {
      let (old, new) = (String(decoding: before, as: UTF8.self), String(decoding: after, as: UTF8.self))
      changes.append(FieldChange(name: "\(name)", old: old, new: new))
    }
    return value
  }

  /// Compares nothing. Tables have no column for a field that is left out of JSON if it has no value.
  public mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    get(new)
  }

  public mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldDiffer<Inner>(out: out, old: get(old), new: get(new), unreadable: unreadable, rewritten: rewritten)
    let record = Inner(&inner)
    changes += inner.changes
    return record
  }
}

extension Record {
  /// Returns the fields in which another state of this record differs from it, in declared order, with the old and the
  /// new values.
  /// - Parameters:
  ///   - unreadable: the names of this state's fields that could not be read.
  ///   - rewritten: the names among `unreadable` whose fields have got a new value.
  public func differences(to new: Self, unreadable: [String] = [], rewritten: [String] = []) -> [FieldChange] {
    let out = ByteBuffer(capacity: 1 << 10)
    defer { out.deallocate() }
    var visitor = FieldDiffer(out: out, old: self, new: new, unreadable: unreadable, rewritten: rewritten)
    _ = Self(&visitor)
    return visitor.changes
  }

  /// The names of the fields that are columns of the record's table, in declared order.
  public static var fieldNames: [String] {
    var visitor = NameCollector<Self>()
    _ = Self(&visitor)
    return visitor.names
  }
}

/// The `Fields` visitor that collects the names of the columns.
private struct NameCollector<Root>: Fields {
  var names: [String] = []

  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V
  {
    names.append("\(name)")
    return V.example
  }

  /// Adds no name. Tables have no column for a field that is left out of JSON if it has no value.
  mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? { nil }

  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = NameCollector<Inner>()
    let record = Inner(&inner)
    names += inner.names
    return record
  }
}
