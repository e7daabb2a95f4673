/// A range of keys in the index of one field. A query reads only the rows in such ranges.
public struct CloudSpan: Sendable, Equatable {
  public let field: String
  /// The first and the last key of the range. Both belong to the range.
  public let first: String, last: String
}

extension CloudFilter {
  /// The ranges of an index that contain all matching records, in ascending order. The ranges may contain other
  /// records, too. `nil` if no comparison can use the index.
  ///
  /// The ranges come from the first comparison whose ranges are single keys. If there is none, they come from the first
  /// comparison that can use the index.
  public var spans: [CloudSpan]? {
    let found = comparisons.compactMap { comparison in CloudFilter.isIndexed(comparison.field) ? comparison.spans : nil
    }
    return found.first { $0.allSatisfy { $0.first == $0.last } } ?? found.first
  }

  /// A Boolean value that indicates whether all records in the `spans` match the filter. If so, the records need not be
  /// compared with the filter.
  public var isAnsweredBySpans: Bool {
    guard comparisons.count == 1, CloudFilter.isIndexed(comparisons[0].field) else { return false }
    switch comparisons[0].comparator {
    case .equals, .in, .contains: return comparisons[0].value.scalars.allSatisfy(\.isKeyItsOwn)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether the index contains a field. It does not contain `recordName` and
  /// the dates, because they are not among the record's fields.
  private static func isIndexed(_ field: String) -> Bool {
    !["recordName", "creationDate", "modificationDate"].contains(field)
  }

  /// Returns the index key of an element of a list. Its prefix differs from those of single values, because the
  /// comparator `contains` must find only elements of lists.
  fileprivate static func ofElement(_ key: String) -> String { "l\(key)" }

  /// Returns the index keys of a record's fields.
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
    // `high` comes after all keys of the same kind, because U+10FFFF is the last code point of Unicode.
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
