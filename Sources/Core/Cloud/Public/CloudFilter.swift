public import Shape

/// A filter for the records of one type. A record must match all comparisons. An empty filter matches all records.
public struct CloudFilter: Value, Sendable, Equatable {
  public let comparisons: [CloudComparison]

  public static let most = 20

  public init(_ comparisons: [CloudComparison] = []) { self.comparisons = comparisons }

  public static func read<S: Source>(from source: inout S) -> CloudFilter {
    let filter = CloudFilter(source.list(of: CloudComparison.self) ?? [])
    if filter.comparisons.count > most { source.refuse("must have at most \(most) comparisons") }
    if let flawed = filter.comparisons.first(where: { $0.flaw != nil }), let flaw = flawed.flaw {
      source.refuse("has a comparison of the field \(flawed.field), whose value \(flaw)")
    }
    return filter
  }

  public func write<K: Sink>(to sink: inout K) { sink.list(comparisons) }
  public static var schema: Schema { .list(CloudComparison.schema, .length(0...most)) }
  public static var example: CloudFilter { CloudFilter([CloudComparison("language", .equals, .example)]) }

  /// Returns a Boolean value that indicates whether a record matches all comparisons.
  public func matches(_ record: PublicRecord) -> Bool {
    if comparisons.isEmpty { return true }
    let fields = record.fields.list
    return comparisons.allSatisfy { comparison in
      switch comparison.field {
      case "recordName": return comparison.matches([.text(record.recordName)], isList: false)
      case "creationDate": return comparison.matches(record.creationDate.map { [.date($0)] } ?? [], isList: false)
      case "modificationDate":
        return comparison.matches(record.modificationDate.map { [.date($0)] } ?? [], isList: false)
      default:
        guard let value = fields.first(where: { $0.name.utf8.elementsEqual(comparison.field.utf8) })?.value else {
          return false
        }
        return comparison.matches(CloudScalar.all(of: value), isList: value.type == .list)
      }
    }
  }
}

extension CloudComparison {
  /// Returns a Boolean value that indicates whether a field matches the comparison.
  /// - Parameters:
  ///   - values: the value of the field, or the elements of the field's list. Empty if the field has no comparable
  ///     value.
  ///   - isList: a Boolean value that indicates whether the field is a list.
  fileprivate func matches(_ values: [CloudScalar], isList: Bool) -> Bool {
    if comparator == .contains { return isList && values.contains { $0.order(to: value.scalars[0]) == 0 } }
    guard !isList, let found = values.first else { return false }
    func order() -> Int? { found.order(to: value.scalars[0]) }
    switch comparator {
    case .equals: return order() == 0
    case .notEquals: return order().map { $0 != 0 } ?? false
    case .lessThan: return order().map { $0 < 0 } ?? false
    case .lessThanOrEquals: return order().map { $0 <= 0 } ?? false
    case .greaterThan: return order().map { $0 > 0 } ?? false
    case .greaterThanOrEquals: return order().map { $0 >= 0 } ?? false
    case .in: return value.scalars.contains { found.order(to: $0) == 0 }
    case .beginsWith:
      guard case .text(let text) = found, case .text(let start) = value.scalars[0] else { return false }
      return text.utf8.starts(with: start.utf8)
    case .contains: return false
    }
  }
}
