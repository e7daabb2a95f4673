internal import JSON
internal import Shape

/// The discovery document: OpenRPC 1.3 (https://spec.open-rpc.org/1.3/), made from the methods' own declarations.
public struct OpenRPC {
  /// A group of methods: a service.
  public struct Tag: Sendable {
    public let name: String
    public let doc: String

    public init(name: String, doc: String) {
      self.name = name
      self.doc = doc
    }
  }

  /// An example that was run: the steps before it with what they were given, its parameters, and its result, all as JSON text.
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
  private let run: (MethodDescription, Example) -> Outcome

  /// - Parameter run: runs an example against a fresh core.
  public init(
    version: String, tags: [Tag], endpoints: [Endpoint], notifications: [NotificationDescription],
    run: @escaping (MethodDescription, Example) -> Outcome
  ) {
    self.version = version
    self.tags = tags
    self.endpoints = endpoints
    self.notifications = notifications
    self.run = run
  }

  /// The document as JSON text.
  public func text() -> String {
    let out = ByteBuffer(capacity: 1 << 16)
    defer { out.deallocate() }
    let writer = JSONWriter(out)
    let schemas = SchemaWriter(out, prefix: "#/components/schemas/")
    out.append("{\"openrpc\":\"1.3.2\",\"info\":{\"title\":\"Mainspring\",\"version\":")
    writer.text(version)
    out.append(",\"description\":\"An application core: line-delimited JSON-RPC 2.0 over standard input and output.\"},\"methods\":[")
    for (position, endpoint) in endpoints.enumerated() {
      if position > 0 { out.append(",") }
      write(endpoint.description(), writer, schemas)
    }
    out.append("],\"x-notifications\":[")
    for (position, notification) in notifications.enumerated() {
      if position > 0 { out.append(",") }
      head(notification.name, notification.doc, notification.params.members, writer, schemas)
      out.append("]}")
    }
    out.append("],\"x-host\":[")
    for (position, capability) in capabilities.enumerated() {
      if position > 0 { out.append(",") }
      head(capability.name, capability.doc, capability.params.members, writer, schemas)
      out.append("],\"result\":")
      descriptor("result", capability.answerDoc, isRequired: true, capability.answer, writer, schemas)
      out.append("}")
    }
    out.append("],\"components\":{\"schemas\":")
    schemas.writeDefinitions()
    out.append(",\"errors\":{")
    writeErrors(writer)
    out.append("},\"tags\":{")
    for (position, tag) in tags.enumerated() {
      if position > 0 { out.append(",") }
      writer.text(tag.name)
      out.append(":{\"name\":")
      writer.text(tag.name)
      out.append(",\"description\":")
      writer.text(tag.doc)
      out.append("}")
    }
    out.append("}}}")
    return out.text()
  }

  private func write(_ method: MethodDescription, _ writer: JSONWriter, _ schemas: SchemaWriter) {
    let out = writer.out
    out.append("{\"name\":")
    writer.text(method.name)
    out.append(",\"summary\":")
    writer.text(method.doc)
    out.append(text: ",\"tags\":[{\"name\":\"\(method.service)\"}],\"paramStructure\":\"either\",\"params\":[")
    for (position, member) in method.params.members.enumerated() {
      if position > 0 { out.append(",") }
      descriptor(member.name, member.doc, isRequired: member.isRequired, member.schema, writer, schemas)
    }
    out.append("],\"result\":")
    descriptor("result", method.resultDoc, isRequired: true, method.result, writer, schemas)
    out.append(",\"errors\":[")
    for (position, code) in ([.invalidParams] + method.errors).enumerated() {
      if position > 0 { out.append(",") }
      write(code, writer)
    }
    out.append("],\"examples\":[")
    for (position, example) in method.examples.enumerated() {
      if position > 0 { out.append(",") }
      write(example, of: method, writer)
    }
    out.append(text: "],\"x-access\":\(method.access.json),\"x-effect\":\"\(method.effect)\",\"x-host\":")
    writer.list(method.asks)
    if let feature = method.feature {
      out.append(",\"x-feature\":")
      writer.text(feature)
    }
    out.append("}")
  }

  /// The name, the sentence and the parameters of what the core sends, up to the last parameter.
  private func head(_ name: String, _ doc: String, _ params: [ObjectSchema.Member], _ writer: JSONWriter, _ schemas: SchemaWriter) {
    let out = writer.out
    out.append("{\"name\":")
    writer.text(name)
    out.append(",\"summary\":")
    writer.text(doc)
    out.append(",\"params\":[")
    for (position, member) in params.enumerated() {
      if position > 0 { out.append(",") }
      descriptor(member.name, member.doc, isRequired: member.isRequired, member.schema, writer, schemas)
    }
  }

  /// What the methods may ask of the host, each once.
  private var capabilities: [HostCapability] {
    var seen: Set<String> = []
    return endpoints.flatMap(\.asks).filter { seen.insert($0.name).inserted }
  }

  private func descriptor(_ name: String, _ doc: String, isRequired: Bool, _ schema: Schema, _ writer: JSONWriter, _ schemas: SchemaWriter)
  {
    let out = writer.out
    out.append("{\"name\":")
    writer.text(name)
    out.append(",\"description\":")
    writer.text(doc)
    out.append(isRequired ? ",\"required\":true,\"schema\":" : ",\"required\":false,\"schema\":")
    schemas.write(schema)
    out.append("}")
  }

  /// An example; `x-given` lists the requests to make before it, on a fresh core with the clock and seed of transcripts.
  private func write(_ example: Example, of method: MethodDescription, _ writer: JSONWriter) {
    let out = writer.out
    let outcome = run(method, example)
    out.append("{\"name\":")
    writer.text(example.name)
    out.append(",\"params\":[")
    var isFirst = true
    for (name, value) in members(outcome.params) {
      if !isFirst { out.append(",") }
      isFirst = false
      out.append("{\"name\":")
      writer.text(name)
      out.append(text: ",\"value\":\(value)}")
    }
    out.append(text: "],\"result\":{\"name\":\"result\",\"value\":\(outcome.result)},\"x-given\":[")
    for (position, step) in outcome.given.enumerated() {
      if position > 0 { out.append(",") }
      out.append("{\"method\":")
      writer.text(step.method)
      out.append(text: ",\"params\":\(step.params)")
      if !step.answers.isEmpty { out.append(text: ",\"answers\":[\(step.answers.joined(separator: ","))]") }
      out.append("}")
    }
    out.append("],\"x-answers\":[")
    out.append(text: example.answers.joined(separator: ","))
    out.append(example.varying == nil ? "]}" : "],\"x-varies\":true}")
  }

  private func members(_ object: String) -> [(name: String, value: String)] {
    var object = object
    return object.withUTF8 { bytes in
      JSONSource.decode(bytes) { $0.value.members.map { ($0.name.string, $0.value.compactText) } }
    } ?? []
  }

  /// An error, written out wherever it occurs: not every reader of the document follows references to errors.
  private func write(_ code: ErrorCode, _ writer: JSONWriter) {
    let out = writer.out
    out.append(text: "{\"code\":\(String(code.rawValue)),\"message\":")
    writer.text(code.meaning)
    out.append(",\"data\":{\"kind\":")
    writer.text(code.name)
    out.append("}}")
  }

  private func writeErrors(_ writer: JSONWriter) {
    let out = writer.out
    let used = Set(endpoints.flatMap { $0.description().errors } + ErrorCode.ofEveryMethod)
    for (position, code) in used.sorted(by: { $0.rawValue < $1.rawValue }).enumerated() {
      if position > 0 { out.append(",") }
      writer.text(code.name)
      out.append(":")
      write(code, writer)
    }
  }
}

extension ErrorCode {
  /// What any request may be answered with, whatever its method.
  static let ofEveryMethod: [ErrorCode] = [
    .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .storageFull, .storageFault,
  ]
}
