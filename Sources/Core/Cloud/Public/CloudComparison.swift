internal import JSON
public import Shape

/// The operator of a comparison in a filter, as in CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckquery#Predicate-Rules-for-Query-Objects).
public enum CloudComparator: String, Choice {
  case equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals
  /// The field equals one of the values of a list.
  case `in`
  case beginsWith
  /// The field is a list that contains the value.
  case contains

  public static let spellings = Spellings<CloudComparator>()
}

/// One comparison of a filter: a field, a comparator, and the value or values that it is compared with.
public struct CloudComparison: Record, Sendable, Equatable {
  public let field: String, comparator: CloudComparator, value: CloudOperand

  public static let doc: StaticString =
    "One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not match."

  public init(_ field: String, _ comparator: CloudComparator, _ value: CloudOperand) {
    self.field = field
    self.comparator = comparator
    self.value = value
  }
}

extension CloudComparison {
  public init<F: Fields<Self>>(_ field: inout F) {
    self.field = field(
      "field", \.field, "The name of a field, or `recordName`, `creationDate` or `modificationDate`.", .length(1...255))
    comparator = field(
      "comparator", \.comparator,
      "The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the field is one of a list), beginsWith (the field is a text that begins with the value), or contains (the field is a list that contains the value)."
    )
    value = field(
      "value", \.value,
      #"A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of these. Values of different kinds never match."#
    )
  }

  /// The reason why the comparison is not valid, as the end of a sentence. `nil` if the comparison is valid.
  public var flaw: String? {
    if (comparator == .in) != value.isList {
      return comparator == .in
        ? "must be a list if the comparator is `in`" : "must not be a list if the comparator is \(comparator.rawValue)"
    }
    if comparator == .beginsWith, case .text? = value.scalars.first { return nil }
    return comparator == .beginsWith ? "must be a string if the comparator is beginsWith" : nil
  }
}

/// The value, or the list of values, that a field is compared with.
public struct CloudOperand: Value, Sendable, Equatable {
  public let scalars: [CloudScalar]
  public let isList: Bool

  public static let most = 100

  public init(_ scalars: [CloudScalar], isList: Bool = false) {
    self.scalars = scalars
    self.isList = isList
  }

  public static func read<S: Source>(from source: inout S) -> CloudOperand {
    guard let text = source.json() else { return example }
    let found: CloudOperand? = {
      var text = text
      return text.withUTF8 { bytes in
        JSONSource.decode(bytes) { source in
          let value = source.value
          guard value.kind == .array else { return CloudScalar(value).map { CloudOperand([$0]) } }
          let scalars = value.elements.compactMap { CloudScalar($0) }
          return scalars.count == value.count && 1...most ~= scalars.count ? CloudOperand(scalars, isList: true) : nil
        }
      } ?? nil
    }()
    if let found { return found }
    source.refuse(#"must be a string, a number, {"type":"date","value":"..."}, or a list of 1 to 100 of these"#)
    return example
  }

  public func write<K: Sink>(to sink: inout K) {
    sink.json(isList ? "[\(scalars.map(\.json).joined(separator: ","))]" : scalars.first?.json ?? "null")
  }

  public static var schema: Schema { .any }
  public static var example: CloudOperand { CloudOperand([.text("de")]) }
}
