/// The form of a type's values. It is written as JSON Schema (draft 2020-12) by `SchemaWriter`.
public indirect enum Schema: Sendable {
  /// Any JSON value.
  case any
  case boolean
  case integer(Limit)
  /// A number with at most this many decimal places.
  case number(places: Int, Limit)
  case text(TextSchema)
  /// A text that is one of these names.
  case choice([String])
  case list(Schema, Limit)
  /// An object whose members' names are not known beforehand. All members have the given schema.
  case map(Schema)
  /// A record, with its name. The closure makes the record's description when it is needed.
  case reference(String, @Sendable () -> ObjectSchema)
  case nullable(Schema)
  case oneOf([Schema])
  /// The result of any method that only reads, such as the result of a live query.
  case anyResult

  /// Returns the schema with the limit of a field that has this schema.
  public func limited(by limit: Limit) -> Schema {
    if limit.isNone { return self }
    switch self {
    case .integer: return .integer(limit)
    case .number(let places, _): return .number(places: places, limit)
    case .text(let text): return .text(TextSchema(length: limit, pattern: text.pattern, format: text.format))
    case .list(let element, _): return .list(element, limit)
    case .nullable(let inner): return .nullable(inner.limited(by: limit))
    case .any, .boolean, .choice, .map, .reference, .oneOf, .anyResult: return self
    }
  }
}

/// The form of a text: its length, its pattern and its format.
public struct TextSchema: Sendable {
  public let length: Limit
  /// A regular expression (ECMA-262) for readers of the schema, or `nil`. The text's type itself enforces the rule.
  public let pattern: String?
  /// The name of a format of JSON Schema, such as `uuid` or `date-time`, or `nil`.
  public let format: String?

  public init(length: Limit = .none, pattern: String? = nil, format: String? = nil) {
    self.length = length
    self.pattern = pattern
    self.format = format
  }
}

/// The form of a record: its name, its description, and its members in declared order.
public struct ObjectSchema: Sendable {
  public struct Member: Sendable {
    public let name: String
    public let schema: Schema
    /// A Boolean value that indicates whether a reader reports a problem if the member is missing.
    public let isRequired: Bool
    /// A Boolean value that indicates whether a reader accepts null as if the member were missing.
    public let takesNull: Bool
    /// A Boolean value that indicates whether null means the same as leaving the member out. In a merge patch it does
    /// not, because null removes a member.
    public let nullSaysNothing: Bool
    /// A Boolean value that indicates whether the member is present in every written object.
    public let isAlwaysThere: Bool
    /// A Boolean value that indicates whether the member is left out if it has no value. Tables have no column for such
    /// a member.
    public var isOptional: Bool { !isAlwaysThere && restriction == nil }
    public let doc: String
    /// The rights as bits, or `nil` for a member that every caller sees. A caller needs at least one of these rights to
    /// see and write the member.
    public let restriction: Int?
    /// A Boolean value that indicates whether only the core sets the member. Input from outside can't set it.
    public let isKept: Bool
    /// A Boolean value that indicates whether the member exists only for other types with the same schema, so that a
    /// reader refuses it.
    public let isRefused: Bool

    public init(
      name: String, schema: Schema, isRequired: Bool, takesNull: Bool? = nil, nullSaysNothing: Bool = false,
      isAlwaysThere: Bool = true, doc: String, restriction: Int? = nil, isKept: Bool = false,
      isRefused: Bool = false
    ) {
      self.nullSaysNothing = nullSaysNothing
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
      self.takesNull = takesNull ?? !isRequired
      self.isAlwaysThere = isAlwaysThere && restriction == nil
      self.doc = doc
      self.restriction = restriction
      self.isKept = isKept
      self.isRefused = isRefused
    }
  }

  public let name: String
  public let doc: String
  public let members: [Member]

  @_semantics("optimize.sil.specialize.generic.never")
  public init<R: Record>(of type: R.Type) {
    var visitor = MemberCollector<R>()
    _ = R(&visitor)
    self.init(name: R.recordName, doc: "\(R.doc)", members: visitor.members)
  }

  /// The members that input from outside may have.
  public var readMembers: [Member] { members.filter { !$0.isKept } }
  /// The restricted members, each with its rights as bits. A caller needs at least one of these rights to see and write
  /// the member.
  public var restrictedMembers: [(name: String, mask: Int)] {
    members.compactMap { member in member.restriction.map { (member.name, $0) } }
  }

  public init(name: String, doc: String, members: [Member]) {
    self.name = name
    self.doc = doc
    self.members = members
  }
}

/// The visitor that collects the name, the schema and the description of every field.
private struct MemberCollector<Root>: Fields {
  var members: [ObjectSchema.Member] = []

  mutating func callAsFunction<V: Value>(_ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit)
    -> V
  {
    let isRequired = V.absent.map { !limit.isNone && $0.violation(of: limit) != nil } ?? true
    members.append(
      .init(
        name: "\(name)", schema: V.schema.limited(by: limit), isRequired: isRequired,
        nullSaysNothing: !isRequired && V.nullSaysNothing,
        doc: "\(doc)"))
    return V.example
  }

  mutating func restricted<V: Value>(
    to mask: Int, _ name: StaticString, _ get: (Root) -> V, _ doc: StaticString, _ limit: Limit
  ) -> V {
    members.append(
      .init(
        name: "\(name)", schema: V.schema.limited(by: limit), isRequired: false, nullSaysNothing: V.nullSaysNothing,
        doc: "\(doc)",
        restriction: mask))
    return V.example
  }

  mutating func optional<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    members.append(
      .init(
        name: "\(name)", schema: V.schema, isRequired: false, nullSaysNothing: true, isAlwaysThere: false, doc: "\(doc)"
      ))
    return nil
  }

  mutating func kept<V: Value>(_ name: StaticString, _ get: (Root) -> V?, _ doc: StaticString) -> V? {
    members.append(.init(name: "\(name)", schema: V?.schema, isRequired: false, doc: "\(doc)", isKept: true))
    return nil
  }

  mutating func refused<V: Value>(
    _ name: StaticString, _ type: V.Type, _ doc: StaticString, because reason: StaticString
  ) {
    members.append(
      .init(
        name: "\(name)", schema: V.schema, isRequired: false, nullSaysNothing: true, isAlwaysThere: false,
        doc: "\(doc)",
        isRefused: true))
  }

  mutating func embed<Inner: Record>(_ get: (Root) -> Inner) -> Inner {
    members += ObjectSchema(of: Inner.self).members
    return Inner.example
  }

  mutating func embedChanges<Inner: Record>(_ get: (Root) -> Patch<Inner>) -> Patch<Inner> {
    members += ObjectSchema(of: Inner.self).changes.members.map { member in
      ObjectSchema.Member(
        name: member.name, schema: member.schema, isRequired: false, takesNull: true, doc: member.doc,
        restriction: member.restriction)
    }
    return Patch.example
  }
}
