public import Shape

/// Writes schemas as JSON Schema (draft 2020-12), and collects the records to which the schemas refer.
public final class SchemaWriter {
  /// The prefix of references to records: `#/components/schemas/` in OpenRPC, `#/$defs/` in a JSON Schema document.
  private let prefix: String
  private let names: SchemaNames
  /// The schemas of all methods' results. `Schema.anyResult` is written as a choice of them.
  private let results: [Schema]
  private let writer: JSONWriter
  private let style: Style
  private let omitted: [String]
  /// The records whose members are being written in place of a reference, the outermost first.
  private var open: [String] = []
  private var descriptions: [String: (role: SchemaRole, make: @Sendable () -> ObjectSchema)] = [:]
  private var waiting: [String] = []
  private var written: Set<String> = []

  /// How much a schema contains.
  public enum Style: Sendable {
    /// The schema contains everything. Each record is written once, and references lead to it.
    case full
    /// The schema contains the rules, but no descriptions.
    case terse
    /// The schema is for a language model. Each record is written in place of its reference. Titles, lengths of texts
    /// and the pattern of a `Line` are left out. If null is the same as a missing value, null is not listed.
    case inline
  }

  public init(
    _ out: ByteBuffer, prefix: String, names: SchemaNames, results: [Schema] = [], style: Style = .full,
    omitting omitted: [String] = []
  ) {
    self.style = style
    self.omitted = omitted
    writer = JSONWriter(out)
    self.prefix = prefix
    self.names = names
    self.results = results
  }

  /// Writes a schema as an object, with a description if there is one.
  /// - Parameters:
  ///   - takesNull: whether null is also allowed, as another form of leaving the value out.
  ///   - restriction: the departments, as bits, or `nil` for a member without restriction. Only managers in one of
  ///     these departments see the member.
  public func write(
    _ schema: Schema, as role: SchemaRole, takesNull: Bool = false, doc: String = "", restriction: Int? = nil
  ) {
    let out = writer.out
    out.append("{")
    let start = out.count
    if !doc.isEmpty, style != .terse { text("description", doc) }
    members(takesNull ? schema.orNull : schema, role)
    if let restriction, style != .inline {
      out.append(text: ",\"x-access\":{\"rule\":\"manager\",\"mask\":\(restriction)}")
    }
    // Every member is written after a comma. The comma before the first one is removed here.
    if out.count > start { removeByte(at: start) }
    out.append("}")
  }

  /// Writes the definitions of all records to which the schemas so far refer, directly or through other records. The
  /// definitions are the members of one object, sorted by name.
  public func writeDefinitions() {
    let out = writer.out
    var parts: [(name: String, json: String)] = []
    while let name = waiting.popLast() {
      guard written.insert(name).inserted, let (role, make) = descriptions[name] else { continue }
      let start = out.count
      write(make(), called: name, as: role)
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

  /// Writes the definition of an object: its members, and which of them are required. The definition of an object that
  /// is read strictly also forbids other members.
  fileprivate func write(_ object: ObjectSchema, called name: String, as role: SchemaRole) {
    let out = writer.out
    out.append("{")
    let start = out.count
    if style == .full {
      text("title", name)
      text("description", object.doc)
    }
    text("type", "object")
    properties(of: object, role)
    removeByte(at: start)
    out.append("}")
  }

  /// Writes the members of an object, and which of them are required, with a comma before them.
  private func properties(of object: ObjectSchema, _ role: SchemaRole) {
    let out = writer.out
    out.append(",\"properties\":{")
    let members = (role == .written ? object.members : object.readMembers).filter(isShown)
    for (position, member) in members.enumerated() {
      if position > 0 { out.append(",") }
      writer.text(member.name)
      out.append(":")
      // A language model leaves out a member if it has no value for it. So null, which means the same, is not listed.
      let saysNothing = style == .inline && role != .written && member.nullSaysNothing
      write(
        saysNothing ? member.schema.withoutNull : member.schema, as: role,
        takesNull: role != .written && !saysNothing && member.takesNull,
        doc: member.doc, restriction: member.restriction)
    }
    out.append("}")
    let required = members.filter { role == .written ? $0.isAlwaysThere : $0.isRequired }.map(\.name)
    if !required.isEmpty {
      out.append(",\"required\":")
      writer.list(required)
    }
    if role == .strict { out.append(",\"additionalProperties\":false") }
  }

  /// Returns a Boolean value that indicates whether a member is in the schema. A language model does not see members
  /// that are always refused. Other readers do, because the record may also be written with such a member.
  private func isShown(_ member: ObjectSchema.Member) -> Bool {
    member.isRequired || !omitted.contains(member.name) && !(style == .inline && member.isRefused)
  }

  /// The largest integer that every JSON reader stores exactly (RFC 8259, section 6).
  private static let largestExact = 9_007_199_254_740_991

  private func members(_ schema: Schema, _ role: SchemaRole) {
    switch schema {
    case .any: break
    case .boolean: text("type", "boolean")
    case .integer(let limit):
      text("type", "integer")
      // A limit at the largest exact integer only says which integers JSON readers store exactly. A language model does
      // not need it.
      if style == .inline, limit.upper == SchemaWriter.largestExact { break }
      bounds(limit, limit.excludesLower ? "exclusiveMinimum" : "minimum", "maximum")
    case .number(_, let limit):
      // The number of decimal places is not given as `multipleOf`. Validators that divide binary floating-point numbers
      // would refuse 0.07.
      text("type", "number")
      bounds(limit, limit.excludesLower ? "exclusiveMinimum" : "minimum", "maximum")
    case .text(let schema): string(schema)
    case .choice(let names):
      text("type", "string")
      name("enum")
      writer.list(names)
    case .list(let element, let limit):
      text("type", "array")
      name("items")
      write(element, as: role)
      bounds(limit, "minItems", "maxItems")
    case .map(let value):
      text("type", "object")
      name("additionalProperties")
      write(value, as: role)
    case .reference(let record, let description) where style == .inline:
      text("type", "object")
      // A record that contains itself would be written without end, so the inner one is left out. No record of
      // parameters contains itself today.
      if open.contains(record) { break }
      open.append(record)
      properties(of: description(), role)
      open.removeLast()
    case .reference(let record, let description):
      let record = names.name(of: record, as: role)
      if let known = descriptions[record] {
        precondition(known.role == role, "\(record) is read in two ways")
      } else {
        descriptions[record] = (role, description)
        waiting.append(record)
      }
      text("$ref", prefix + record)
    case .nullable(let inner): oneOf("anyOf", [inner], role, orNull: true)
    // Later versions may add members to written objects. Then an object may match several choices at once. `oneOf` does
    // not allow that, but `anyOf` does.
    case .oneOf(let choices): oneOf(role == .written ? "anyOf" : "oneOf", choices, role, orNull: false)
    case .anyResult:
      // Later versions may add members to results. Then a result may match the schemas of several methods at once.
      if !results.isEmpty { anyOf(results, role) }
    }
  }

  private func string(_ schema: TextSchema) {
    text("type", "string")
    if let format = schema.format { text("format", format) }
    if let pattern = schema.pattern, style != .inline || pattern != Line.pattern { text("pattern", pattern) }
    // Limits of length are left out for language models, to save tokens. If a text is too long, the refusal states the
    // limit.
    if style != .inline { bounds(schema.length, "minLength", "maxLength") }
  }

  private func oneOf(_ keyword: StaticString, _ choices: [Schema], _ role: SchemaRole, orNull: Bool) {
    name(keyword)
    writer.out.append("[")
    for (position, choice) in choices.enumerated() {
      if position > 0 { writer.out.append(",") }
      write(choice, as: role)
    }
    writer.out.append(orNull ? ",{\"type\":\"null\"}]" : "]")
  }

  /// Writes several schemas, or null, as alternatives, each schema once. Records come first, because some readers of
  /// the schema use the first alternative that fits.
  private func anyOf(_ choices: [Schema], _ role: SchemaRole) {
    let out = writer.out
    var seen: Set<String> = []
    name("anyOf")
    out.append("[")
    for choice in choices.filter(\.isRecord) + choices.filter({ !$0.isRecord }) {
      let start = out.count
      write(choice, as: role)
      if seen.insert(out.text(from: start)).inserted { out.append(",") } else { out.truncate(to: start) }
    }
    out.append("{\"type\":\"null\"}]")
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
  /// Returns one JSON Schema document for each record to which the schemas refer, sorted by name.
  /// - Parameter results: the schemas of all methods' results, for `Schema.anyResult`.
  public static func documents(
    for schemas: [(schema: Schema, role: SchemaRole)], results: [Schema] = []
  ) -> [(name: String, json: String)] {
    let names = SchemaNames(of: schemas)
    let out = ByteBuffer()
    defer { out.deallocate() }
    let all = SchemaWriter(out, prefix: "", names: names, results: results)
    for (schema, role) in schemas { all.write(schema, as: role) }
    all.writeDefinitions()
    return all.descriptions.sorted { $0.key < $1.key }.map { name, description in
      (name, document(for: description.make(), called: name, as: description.role, names, results))
    }
  }

  /// Returns the JSON Schema of an object for use inside of another text. The records to which it refers are under
  /// `$defs`.
  /// - Parameter omitted: the names of members to leave out, at any depth. Required members are not left out.
  public static func part(
    for object: ObjectSchema, as role: SchemaRole, style: Style = .full, omitting omitted: [String] = []
  ) -> String {
    body(of: object, called: object.name, as: role, SchemaNames(of: []), [], style: style, omitting: omitted)
  }

  /// Returns a JSON Schema document. The records to which it refers are under `$defs`.
  private static func document(
    for object: ObjectSchema, called name: String, as role: SchemaRole, _ names: SchemaNames, _ results: [Schema]
  ) -> String {
    let body = body(of: object, called: name, as: role, names, results)
    return "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\(body.dropFirst())"
  }

  private static func body(
    of object: ObjectSchema, called name: String, as role: SchemaRole, _ names: SchemaNames, _ results: [Schema],
    style: Style = .full, omitting omitted: [String] = []
  ) -> String {
    let out = ByteBuffer()
    defer { out.deallocate() }
    let schema = SchemaWriter(out, prefix: "#/$defs/", names: names, results: results, style: style, omitting: omitted)
    schema.write(object, called: name, as: role)
    let body = out.text().dropFirst().dropLast()
    out.truncate(to: 0)
    schema.writeDefinitions()
    let definitions = out.text()
    let tail = definitions == "{}" ? "" : ",\"$defs\":\(definitions)"
    return "{\(body)\(tail)}"
  }
}

extension Schema {
  fileprivate var isRecord: Bool {
    switch self {
    case .reference: true
    case .nullable(let inner): inner.isRecord
    default: false
    }
  }

  fileprivate var withoutNull: Schema { if case .nullable(let inner) = self { inner.withoutNull } else { self } }

  fileprivate var orNull: Schema {
    switch self {
    case .nullable, .any, .anyResult: self
    default: .nullable(self)
    }
  }
}
