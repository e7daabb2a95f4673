/// What happens to a member that can be taken away.
///
///     ItemDetailsChanges(name: "Beans", description: "from Kenya")
///     ItemDetailsChanges(description: nil)  // takes it away; what is not named stays as it is
///     ItemDetailsChanges(description: .to(text))
public enum Change<Value: Sendable>: Sendable {
  /// It stays as it is.
  case unchanged
  /// It is taken away, or is what it is without being given.
  case removed
  /// It becomes this.
  case to(Value)

  /// Nil takes away.
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
