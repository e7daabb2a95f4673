/// A range of keys in the index of one field.
public struct CloudSpan: Sendable, Equatable {
  public let field: String
  /// The first and the last key of the range. Both belong to the range.
  public let first: String, last: String
}

extension CloudFilter {
  /// The ranges of the index that contain all matching records, in the order of the index. They may also contain other
  /// records. `nil` if no comparison can use the index.
  ///
  /// The ranges come from the first comparison with exact keys, or else from the first comparison that can use the
  /// index.
  public var spans: [CloudSpan]? {
    let found = comparisons.compactMap { comparison in CloudFilter.isIndexed(comparison.field) ? comparison.spans : nil
    }
    return found.first { $0.allSatisfy { $0.first == $0.last } } ?? found.first
  }

  /// A Boolean value that indicates whether all records in the `spans` match, so that no record needs to be compared.
  public var isAnsweredBySpans: Bool {
    guard comparisons.count == 1, CloudFilter.isIndexed(comparisons[0].field) else { return false }
    switch comparisons[0].comparator {
    case .equals, .in, .contains: return comparisons[0].value.scalars.allSatisfy(\.isKeyItsOwn)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a field is in the index. `recordName` and the dates are not,
  /// because they are facts about a record and not its fields.
  private static func isIndexed(_ field: String) -> Bool {
    !["recordName", "creationDate", "modificationDate"].contains(field)
  }

  /// Returns the index key of a list's element. Its prefix differs from the prefixes of single values, because only the
  /// comparator `contains` finds elements.
  fileprivate static func ofElement(_ key: String) -> String { "l\(key)" }

  /// Returns the keys of a record's fields, for an index.
  public static func keys(of fields: CloudFields) -> [(field: String, key: String)] {
    var keys: [(field: String, key: String)] = []
    for field in fields.list {
      guard let value = field.value, isIndexed(field.name) else { continue }
      guard value.type == .list else {
        for scalar in CloudScalar.all(of: value) { keys.append((field.name, scalar.key)) }
        continue
      }
      let elements = Set(CloudScalar.all(of: value).map(\.key))
      for key in elements.sorted() { keys.append((field.name, CloudFilter.ofElement(key))) }
    }
    return keys
  }
}

extension CloudComparison {
  fileprivate var spans: [CloudSpan]? {
    let keys = value.scalars.map(\.key)
    guard let key = keys.first, let kind = key.first else { return nil }
    // `high` comes after all keys of the kind: U+10FFFF is the last code point of Unicode, and comes after every digit.
    let (low, high) = ("\(kind)", "\(kind)\u{10ffff}\u{10ffff}")
    switch comparator {
    case .equals: return [CloudSpan(field: field, first: key, last: key)]
    case .contains:
      return [CloudSpan(field: field, first: CloudFilter.ofElement(key), last: CloudFilter.ofElement(key))]
    case .lessThan, .lessThanOrEquals: return [CloudSpan(field: field, first: low, last: key)]
    case .greaterThan, .greaterThanOrEquals: return [CloudSpan(field: field, first: key, last: high)]
    case .beginsWith: return [CloudSpan(field: field, first: key, last: "\(key)\u{10ffff}\u{10ffff}")]
    case .in:
      return Set(keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
        CloudSpan(field: field, first: $0, last: $0)
      }
    case .notEquals: return nil
    }
  }
}
