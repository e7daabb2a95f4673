/// A part of an index of fields.
public struct CloudSpan: Sendable, Equatable {
  public let field: String
  /// The keys at its ends, both included.
  public let first: String, last: String
}

extension CloudFilter {
  /// The narrowest parts of an index that have all matching records, and perhaps others, in the order of the index. It is `nil` if that is
  /// all records of the type.
  public var spans: [CloudSpan]? {
    let found = comparisons.compactMap { comparison in CloudFilter.isIndexed(comparison.field) ? comparison.spans : nil }
    return found.first { $0.allSatisfy { $0.first == $0.last } } ?? found.first
  }

  /// A Boolean value that indicates whether all records of `spans` match, so that none needs to be compared.
  public var isAnsweredBySpans: Bool {
    guard comparisons.count == 1, CloudFilter.isIndexed(comparisons[0].field) else { return false }
    switch comparisons[0].comparator {
    case .equals, .in, .contains: return comparisons[0].value.scalars.allSatisfy(\.isKeyItsOwn)
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a field is in the index. Facts about a record that are not its fields are in no index.
  private static func isIndexed(_ field: String) -> Bool { !["recordName", "creationDate", "modificationDate"].contains(field) }

  /// Returns the key of an element of a list. It differs from other keys, because a list is not compared as its elements are.
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
    // The end is behind all keys of the kind: the code point is the last of Unicode, and is not a digit.
    let (low, high) = ("\(kind)", "\(kind)\u{10ffff}\u{10ffff}")
    switch comparator {
    case .equals: return [CloudSpan(field: field, first: key, last: key)]
    case .contains: return [CloudSpan(field: field, first: CloudFilter.ofElement(key), last: CloudFilter.ofElement(key))]
    case .lessThan, .lessThanOrEquals: return [CloudSpan(field: field, first: low, last: key)]
    case .greaterThan, .greaterThanOrEquals: return [CloudSpan(field: field, first: key, last: high)]
    case .beginsWith: return [CloudSpan(field: field, first: key, last: "\(key)\u{10ffff}\u{10ffff}")]
    case .in:
      return Set(keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { CloudSpan(field: field, first: $0, last: $0) }
    case .notEquals: return nil
    }
  }
}
