internal import JSON
internal import Shape

/// The discovery document, in the format OpenRPC 1.3 (https://spec.open-rpc.org/1.3/). It is made from the declarations
/// of the methods.
public struct OpenRPC {
  /// A service, as a group of methods.
  public struct Tag: Sendable {
    public let name: String
    public let doc: String

    public init(name: String, doc: String) {
      self.name = name
      self.doc = doc
    }
  }

  /// The outcome of an example that was run: the requests sent before it, its own parameters, and its result, all as
  /// JSON text.
  public struct Outcome {
    public let given: [Example.Step]
    public let params: String
    public let result: String

    public init(given: [Example.Step], params: String, result: String) {
      self.given = given
      self.params = params
      self.result = result
    }
  }

  private let version: String
  private let tags: [Tag]
  private let endpoints: [Endpoint]
  private let notifications: [NotificationDescription]
  private let capabilities: [HostCapability]
  private let errors: [ErrorDescription]
  private let run: (MethodDescription, Example) -> Outcome

  /// - Parameters:
  ///   - capabilities: the host requests that the core may send.
  ///   - errors: the descriptions of all kinds of errors.
  ///   - run: runs an example on a new core, and returns its outcome.
  public init(
    version: String, tags: [Tag], endpoints: [Endpoint], notifications: [NotificationDescription],
    capabilities: [HostCapability], errors: [ErrorDescription], run: @escaping (MethodDescription, Example) -> Outcome
  ) {
    self.version = version
    self.tags = tags
    self.endpoints = endpoints
    self.notifications = notifications
    self.capabilities = capabilities
    self.errors = errors
    self.run = run
  }

  /// The document as JSON text.
  public func text() -> String {
    let described = endpoints.map { (endpoint: $0, method: $0.description()) }
    let written =
      described.map(\.method.result) + notifications.map(\.schema) + capabilities.map(\.schema) + errors.map(\.schema)
    let strict = described.flatMap { $0.method.params.members.map(\.schema) }
    let schemas = SchemaTexts(
      SchemaNames(of: written.map { ($0, .written) } + strict.map { ($0, .strict) }),
      results: described.filter { $0.endpoint.reader != nil }.map(\.method.result))
    let methods = described.map { method($0.method, schemas) }
    let said = notifications.map {
      SentPart(name: $0.name, summary: $0.doc, params: descriptors($0.params, as: .written, schemas))
    }
    let asked = capabilities.map {
      SentPart(
        name: $0.name, summary: $0.doc, params: descriptors($0.params, as: .written, schemas),
        result: result($0.answerDoc, $0.answer, as: .lenient, schemas))
    }
    return jsonText(
      DocumentPart(
        openrpc: "1.3.2",
        info: InfoPart(
          title: "Mainspring", version: version,
          text: "An application core: line-delimited JSON-RPC 2.0 over standard input and output."),
        methods: methods, notifications: said, host: asked, components: components(schemas)))
  }

  /// Returns the document's components. They must be made last, because they contain the records whose names the other
  /// parts use.
  private func components(_ schemas: SchemaTexts) -> ComponentsPart {
    let used = Set(endpoints.flatMap { $0.description().errors } + ErrorCode.ofEveryMethod).sorted {
      $0.rawValue < $1.rawValue
    }
    let errorData = dataOfErrors(used, schemas)
    return ComponentsPart(
      schemas: schemas.definitions(), errors: NamedValues(used.map { ($0.name, ErrorPart($0)) }), errorData: errorData,
      tags: NamedValues(tags.map { ($0.name, TagPart(name: $0.name, text: $0.doc)) }))
  }

  private func method(_ method: MethodDescription, _ schemas: SchemaTexts) -> MethodPart {
    MethodPart(
      name: method.name, summary: method.doc, tags: [TagPart(name: method.service)], paramStructure: "either",
      params: descriptors(method.params, as: .strict, schemas),
      result: result(method.resultDoc, method.result, as: .written, schemas),
      errors: ([.invalidParams] + method.errors).map { ErrorPart($0) },
      examples: method.examples.map { example($0, of: method) }, access: RawJSON(method.access.json),
      effect: "\(method.effect)",
      asks: method.asks, feature: method.feature)
  }

  private func descriptors(_ params: ObjectSchema, as role: SchemaRole, _ schemas: SchemaTexts) -> [DescriptorPart] {
    params.members.map {
      DescriptorPart(
        name: $0.name, text: $0.doc, isRequired: role == .written ? $0.isAlwaysThere : $0.isRequired,
        schema: schemas.text(of: $0.schema, as: role, takesNull: role != .written && $0.takesNull))
    }
  }

  private func result(_ doc: String, _ schema: Schema, as role: SchemaRole, _ schemas: SchemaTexts) -> DescriptorPart {
    DescriptorPart(name: "result", text: doc, isRequired: true, schema: schemas.text(of: schema, as: role))
  }

  private func example(_ example: Example, of method: MethodDescription) -> ExamplePart {
    let outcome = run(method, example)
    return ExamplePart(
      name: example.name, params: members(outcome.params).map { ExampleValue(name: $0.name, value: RawJSON($0.value)) },
      result: ExampleValue(name: "result", value: RawJSON(outcome.result)),
      given: outcome.given.map { step in
        StepPart(
          method: step.method, params: RawJSON(step.params),
          answers: step.answers.isEmpty ? nil : step.answers.map { RawJSON($0) })
      }, answers: example.answers.map { RawJSON($0) }, varies: example.varying == nil ? nil : true)
  }

  private func members(_ object: String) -> [(name: String, value: String)] {
    var object = object
    return object.withUTF8 { bytes in
      JSONSource.decode(bytes) { $0.value.members.map { ($0.name.string, $0.value.compactText) } }
    } ?? []
  }

  /// Returns the schemas of `data` for these kinds of errors, by name. If a kind has several types of facts, its schema
  /// is a choice between them.
  private func dataOfErrors(_ codes: [ErrorCode], _ schemas: SchemaTexts) -> NamedValues<RawJSON> {
    NamedValues(
      codes.map { code in
        let described = errors.filter { $0.code == code }.map(\.schema)
        precondition(!described.isEmpty, "nobody describes the errors \(code.name)")
        return (code.name, schemas.text(of: described.count == 1 ? described[0] : .oneOf(described), as: .written))
      })
  }
}

/// Writes schemas as JSON for parts of the document, and collects the records to which the schemas refer.
private final class SchemaTexts {
  private let out = ByteBuffer(capacity: 1 << 12)
  private let writer: SchemaWriter

  init(_ names: SchemaNames, results: [Schema]) {
    writer = SchemaWriter(out, prefix: "#/components/schemas/", names: names, results: results)
  }

  deinit { out.deallocate() }

  func text(of schema: Schema, as role: SchemaRole, takesNull: Bool = false) -> RawJSON {
    taken { writer.write(schema, as: role, takesNull: takesNull) }
  }
  func definitions() -> RawJSON { taken { writer.writeDefinitions() } }

  private func taken(_ write: () -> Void) -> RawJSON {
    out.truncate(to: 0)
    write()
    return RawJSON(out.text())
  }
}

extension ErrorPart {
  fileprivate init(_ code: ErrorCode) {
    self.init(code: code.rawValue, message: "\(code.meaning)", data: KindPart(kind: code.name))
  }
}

extension ErrorCode {
  /// The errors that any request may get, whichever method it calls.
  static let ofEveryMethod: [ErrorCode] = [
    .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .storageFull, .storageFault,
    .readOnly,
    .outOfMemory,
  ]
}
