/// A change of a member whose value can also be removed.
///
///     ItemDetailsChanges(name: "Beans", description: "from Kenya")
///     ItemDetailsChanges(description: nil)  // removes the description; other members do not change
///     ItemDetailsChanges(description: .to(text))
public enum Change<Value: Sendable>: Sendable {
  /// The member does not change.
  case unchanged
  /// The value is removed, or becomes the default value.
  case removed
  /// The member gets this value.
  case to(Value)

  /// Creates the change to a value. nil removes the value.
  public init(_ value: Value?) { self = value.map { .to($0) } ?? .removed }
}

extension Change: Equatable where Value: Equatable {}

extension Change: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .removed }
}

extension Change: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByStringLiteral {
  public init(unicodeScalarLiteral text: Value.StringLiteralType) { self = .to(Value(stringLiteral: text)) }
}

extension Change: ExpressibleByExtendedGraphemeClusterLiteral where Value: ExpressibleByStringLiteral {
  public init(extendedGraphemeClusterLiteral text: Value.StringLiteralType) { self = .to(Value(stringLiteral: text)) }
}

extension Change: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  public init(stringLiteral text: Value.StringLiteralType) { self = .to(Value(stringLiteral: text)) }
}

extension Change: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Value.IntegerLiteralType) { self = .to(Value(integerLiteral: number)) }
}

extension Change: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral isSo: Value.BooleanLiteralType) { self = .to(Value(booleanLiteral: isSo)) }
}

extension Change: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  public init(floatLiteral number: Value.FloatLiteralType) { self = .to(Value(floatLiteral: number)) }
}

extension Change: ExpressibleByArrayLiteral where Value: RangeReplaceableCollection & ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Value.Element...) { self = .to(Value(elements)) }
}
