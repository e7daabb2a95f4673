public import Shape

/// Writes schemas as JSON Schema (draft 2020-12), and remembers the records that they name.
public final class SchemaWriter {
  /// Where references point: `#/components/schemas/` in OpenRPC, `#/$defs/` in a schema of its own.
  private let prefix: String
  private let writer: JSONWriter
  private var descriptions: [String: @Sendable () -> ObjectSchema] = [:]
  private var waiting: [String] = []
  private var written: Set<String> = []

  public init(_ out: ByteBuffer, prefix: String) {
    writer = JSONWriter(out)
    self.prefix = prefix
  }

  /// Writes a schema as an object, with a description when there is one.
  /// - Parameter restriction: the bits of which a reader must hold one as a manager.
  public func write(_ schema: Schema, doc: String = "", restriction: Int? = nil) {
    let out = writer.out
    out.append("{")
    let start = out.count
    if !doc.isEmpty { text("description", doc) }
    members(schema)
    if let restriction { out.append(text: ",\"x-access\":{\"rule\":\"manager\",\"mask\":\(restriction)}") }
    // Every member was written behind a comma; the first one needs none.
    if out.count > start { removeByte(at: start) }
    out.append("}")
  }

  /// Writes every record named so far, and those that they name, as members of an object, in the order of their names.
  public func writeDefinitions() {
    let out = writer.out
    var parts: [(name: String, json: String)] = []
    while let name = waiting.popLast() {
      guard written.insert(name).inserted, let description = descriptions[name]?() else { continue }
      let start = out.count
      write(description)
      parts.append((name, out.text(from: start)))
      out.truncate(to: start)
    }
    out.append("{")
    for (position, part) in parts.sorted(by: { $0.name < $1.name }).enumerated() {
      if position > 0 { out.append(",") }
      writer.text(part.name)
      out.append(":")
      out.append(text: part.json)
    }
    out.append("}")
  }

  /// Writes an object's description: its members, which of them are required, and that there are no others.
  public func write(_ object: ObjectSchema) {
    let out = writer.out
    out.append("{\"title\":")
    writer.text(object.name)
    text("description", object.doc)
    text("type", "object")
    out.append(",\"properties\":{")
    for (position, member) in object.members.enumerated() {
      if position > 0 { out.append(",") }
      writer.text(member.name)
      out.append(":")
      write(member.schema, doc: member.doc, restriction: member.restriction)
    }
    out.append("}")
    let required = object.members.filter(\.isRequired).map(\.name)
    if !required.isEmpty {
      out.append(",\"required\":")
      writer.list(required)
    }
    out.append(",\"additionalProperties\":false}")
  }

  private func members(_ schema: Schema) {
    switch schema {
    case .any: break
    case .boolean: text("type", "boolean")
    case .integer(let limit):
      text("type", "integer")
      bounds(limit, "minimum", "maximum")
    case .number(_, let limit):
      // The number of places can't be said as multipleOf: validators that divide binary floats refuse 0.07 then.
      text("type", "number")
      bounds(limit, "minimum", "maximum")
    case .text(let schema): string(schema)
    case .choice(let names):
      text("type", "string")
      name("enum")
      writer.list(names)
    case .list(let element, let limit):
      text("type", "array")
      name("items")
      write(element)
      bounds(limit, "minItems", "maxItems")
    case .map(let value):
      text("type", "object")
      name("additionalProperties")
      write(value)
    case .reference(let record, let description):
      if descriptions[record] == nil {
        descriptions[record] = description
        waiting.append(record)
      }
      text("$ref", prefix + record)
    case .nullable(let inner): oneOf("anyOf", [inner], orNull: true)
    case .oneOf(let choices): oneOf("oneOf", choices, orNull: false)
    }
  }

  private func string(_ schema: TextSchema) {
    text("type", "string")
    if let format = schema.format { text("format", format) }
    if let pattern = schema.pattern { text("pattern", pattern) }
    bounds(schema.length, "minLength", "maxLength")
  }

  private func oneOf(_ keyword: StaticString, _ choices: [Schema], orNull: Bool) {
    name(keyword)
    writer.out.append("[")
    for (position, choice) in choices.enumerated() {
      if position > 0 { writer.out.append(",") }
      write(choice)
    }
    writer.out.append(orNull ? ",{\"type\":\"null\"}]" : "]")
  }

  private func bounds(_ limit: Limit, _ lower: StaticString, _ upper: StaticString) {
    if limit.lower != .min {
      name(lower)
      writer.integer(limit.lower)
    }
    if limit.upper != .max {
      name(upper)
      writer.integer(limit.upper)
    }
  }

  private func text(_ key: StaticString, _ value: String) {
    name(key)
    writer.text(value)
  }

  private func name(_ key: StaticString) { writer.name(key, after: UInt8(ascii: ",")) }

  private func removeByte(at position: Int) {
    let rest = writer.out.text(from: position + 1)
    writer.out.truncate(to: position)
    writer.out.append(text: rest)
  }
}

extension SchemaWriter {
  /// One JSON Schema document a record that the schemas name, in the order of the names.
  public static func documents(for schemas: [Schema]) -> [(name: String, json: String)] {
    let out = ByteBuffer()
    defer { out.deallocate() }
    let all = SchemaWriter(out, prefix: "")
    for schema in schemas { all.write(schema) }
    all.writeDefinitions()
    return all.descriptions.sorted { $0.key < $1.key }.map { ($0.key, document(for: $0.value())) }
  }

  /// A JSON Schema of its own, with the records that it names under `$defs`.
  private static func document(for object: ObjectSchema) -> String {
    let out = ByteBuffer()
    defer { out.deallocate() }
    let schema = SchemaWriter(out, prefix: "#/$defs/")
    schema.write(object)
    let body = out.text().dropFirst().dropLast()
    out.truncate(to: 0)
    schema.writeDefinitions()
    let definitions = out.text()
    let tail = definitions == "{}" ? "" : ",\"$defs\":\(definitions)"
    return "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\(body)\(tail)}"
  }
}
