internal import JSON
public import Shape

/// The visitor that names the fields whose values differ between two records.
private struct FieldDiffer<Root>: Fields {
  let old: Root
  let new: Root
  var names: [String] = []

  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    let value = get(new)
    if !jsonText(get(old), for: .core).utf8.elementsEqual(jsonText(value, for: .core).utf8) { names.append("\(name)") }
    return value
  }

  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    var inner = FieldDiffer<Inner>(old: get(old), new: get(new))
    let record = Inner(&inner)
    names += inner.names
    return record
  }
}

extension Record {
  /// The names of the fields that another state of the same record changes, in declared order.
  public func changedFields(to new: Self) -> [String] {
    var visitor = FieldDiffer(old: self, new: new)
    _ = Self(&visitor)
    return visitor.names
  }

  /// The names of all fields, in declared order: the columns of the record's table.
  public static var fieldNames: [String] {
    var visitor = NameCollector<Self>()
    _ = Self(&visitor)
    return visitor.names
  }
}

/// The visitor that notes the fields' names.
private struct NameCollector<Root>: Fields {
  var names: [String] = []

  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit) -> V {
    names.append("\(name)")
    return V.example
  }

  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    names += Inner.fieldNames
    return Inner.example
  }
}
