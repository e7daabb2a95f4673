import CloudKitMapping

/// A JSON Schema of the core, prepared for Apple's dynamic schemas
/// (https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema).
///
/// Apple's schemas can't limit the length of texts, so these limits are left out. The core checks each answer anyway.
public indirect enum SchemaPlan: Equatable, Sendable {
  case object(name: String, description: String?, [Property])
  case array(of: SchemaPlan, minimum: Int?, maximum: Int?)
  /// One of the given texts.
  case choice(name: String, [String])
  case text
  case integer(minimum: Int?, maximum: Int?)
  case number(minimum: Double?, maximum: Double?)
  case boolean
  /// The schema with the given name in `definitions`.
  case reference(String)

  public struct Property: Equatable, Sendable {
    public let name: String
    public let description: String?
    public let plan: SchemaPlan
    public let isOptional: Bool

    public init(_ name: String, _ description: String?, _ plan: SchemaPlan, isOptional: Bool) {
      self.name = name
      self.description = description
      self.plan = plan
      self.isOptional = isOptional
    }
  }

  /// A schema together with the schemas that it refers to.
  public struct Whole: Equatable, Sendable {
    public let root: SchemaPlan
    /// The schemas in `$defs`, in their order.
    public let definitions: [SchemaPlan]

    public init(root: SchemaPlan, definitions: [SchemaPlan]) {
      self.root = root
      self.definitions = definitions
    }
  }

  /// Reads the schema of an object.
  /// - Throws: `SchemaFlaw` if Apple's schemas can't express a part of the schema.
  public static func read(_ schema: JSONValue) throws(SchemaFlaw) -> Whole {
    var definitions: [SchemaPlan] = []
    for member in schema["$defs"]?.object ?? [] {
      definitions.append(try plan(member.value, at: "/$defs/\(member.name)", called: member.name))
    }
    let root = try plan(schema, at: "", called: schema["title"]?.string ?? "Answer")
    guard case .object = root else { throw SchemaFlaw(pointer: "", "the schema must have the type object") }
    return Whole(root: root, definitions: definitions)
  }

  private static func plan(_ schema: JSONValue, at pointer: String, called name: String) throws(SchemaFlaw)
    -> SchemaPlan
  {
    if let reference = schema["$ref"]?.string {
      let prefix = "#/$defs/"
      guard reference.hasPrefix(prefix) else {
        throw SchemaFlaw(pointer: pointer, "a reference must begin with #/$defs/")
      }
      return .reference(String(reference.dropFirst(prefix.count)))
    }
    switch schema["type"]?.string {
    case "object": return try object(schema, at: pointer, called: name)
    case "array":
      guard let items = schema["items"] else { throw SchemaFlaw(pointer: pointer, "an array must have items") }
      let of = try plan(items, at: "\(pointer)/items", called: "\(name)Element")
      return .array(of: of, minimum: schema["minItems"]?.whole, maximum: schema["maxItems"]?.whole)
    case "string":
      guard case .array(let choices)? = schema["enum"] else { return .text }
      return .choice(name: name, choices.compactMap(\.string))
    case "integer": return .integer(minimum: schema["minimum"]?.whole, maximum: schema["maximum"]?.whole)
    case "number": return .number(minimum: schema["minimum"]?.double, maximum: schema["maximum"]?.double)
    case "boolean": return .boolean
    default: throw SchemaFlaw(pointer: pointer, "type must be object, array, string, integer, number or boolean")
    }
  }

  private static func object(_ schema: JSONValue, at pointer: String, called name: String) throws(SchemaFlaw)
    -> SchemaPlan
  {
    guard let members = schema["properties"]?.object else {
      throw SchemaFlaw(pointer: pointer, "an object must have properties")
    }
    var required: [String] = []
    if case .array(let names)? = schema["required"] { required = names.compactMap(\.string) }
    var properties: [Property] = []
    for member in members {
      let here = "\(pointer)/properties/\(member.name)"
      // For a member that may be null, the alternative null is dropped. Instead, the model may leave the member out.
      var inner = member.value
      if case .array(let choices)? = inner["anyOf"] {
        let others = choices.filter { $0["type"]?.string != "null" }
        guard others.count == 1, let other = others.first else {
          throw SchemaFlaw(pointer: here, "anyOf must have one schema, and may have null")
        }
        inner = other
      }
      properties.append(
        Property(
          member.name, member.value["description"]?.string, try plan(inner, at: here, called: "\(name)_\(member.name)"),
          isOptional: !required.contains(member.name)))
    }
    return .object(name: name, description: schema["description"]?.string, properties)
  }
}

/// The error for a part of a schema that Apple's schemas can't express.
public struct SchemaFlaw: Error, Equatable, Sendable {
  /// The JSON pointer to the part in the schema.
  public let pointer: String
  public let message: String

  init(pointer: String, _ message: String) {
    self.pointer = pointer
    self.message = message
  }
}

extension JSONValue {
  fileprivate var whole: Int? { int.flatMap { Int(exactly: $0) } }

  fileprivate var double: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }
}
