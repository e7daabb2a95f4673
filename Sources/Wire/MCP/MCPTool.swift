internal import JSON
public import RPC
internal import Shape

/// A method as a tool (https://modelcontextprotocol.io/specification/2025-11-25/server/tools).
///
/// The description is made at its first use, because most tools are only looked up by their names.
public final class MCPTool {
  let name: String
  let method: String
  private let hasOutputSchema: Bool
  private let describe: @Sendable () -> MethodDescription
  private(set) lazy var described = describe()
  /// The tool in `tools/list`, with all parameters.
  private(set) lazy var part = ToolPart(self, hasOutputSchema: hasOutputSchema)
  /// The tool without rarely needed parameters, for a list that a model reads at the beginning of each conversation.
  private(set) lazy var briefPart = ToolPart(self, hasOutputSchema: hasOutputSchema, isBrief: true)

  /// - Parameter hasOutputSchema: whether the tool has an output schema. Results are then sent in full, and also as
  ///   structured content.
  public init(_ endpoint: Endpoint, hasOutputSchema: Bool) {
    method = "\(endpoint.name)"
    name = MCPTool.name(of: method)
    describe = endpoint.description
    self.hasOutputSchema = hasOutputSchema
  }

  /// Returns the name of a method's tool. Names of tools have no dots.
  static func name(of method: String) -> String { String(method.map { $0 == "." ? "_" : $0 }) }

  var takesProgress: Bool { described.params.members.contains { $0.name == "progressToken" } }
  private var required: [String] { described.params.members.filter(\.isRequired).map(\.name) }
  private var isRead: Bool { described.effect == .read && described.asks.isEmpty }

  /// A Boolean value that indicates whether the tool returns one record and needs only its id.
  var isOfRecord: Bool {
    method.hasSuffix(".get") && isRead && described.params.members.contains { $0.name == "id" }
      && required.allSatisfy { $0 == "id" }
  }

  /// A Boolean value that indicates whether the tool needs at most a company. Such a tool is a resource, too.
  var isPlain: Bool { isRead && required.isEmpty && !isOfRecord }

  /// A Boolean value that indicates whether the tool's result is a page of records in `items`, which can be shortened.
  var answersTersely: Bool {
    guard !hasOutputSchema, case .reference(_, let result) = described.result else { return false }
    return TerseList.isList(result()) && !described.params.members.contains { $0.name == TerseList.parameter }
  }

  /// The title of the tool. If the tool has no guide, the title follows from the method, as in `Stock: entries
  /// (inventory)`.
  var title: String {
    if let guide = MCPGuide.of(method) { return guide.title }
    let words = method.split(separator: ".").map { String($0).separatedWords }
    let verb = words[words.count - 1]
    if words.count == 1 { return verb }
    let subject = words[words.count - 2]
    return "\(subject.prefix(1).uppercased())\(subject.dropFirst()): \(verb)\(words.count > 2 ? " (\(words[0]))" : "")"
  }

  /// The description of the tool and of its result. A guide also says when to use the tool, and when to use another
  /// one.
  var text: String { "\(MCPGuide.of(method)?.text ?? described.doc) Returns: \(described.resultDoc)" }
}

/// A tool in a list of tools.
struct ToolPart: Record {
  let name: String, title: String, text: String, inputSchema: RawJSON, outputSchema: RawJSON?, annotations: Annotations

  static let doc: StaticString = "A tool."

  /// The effects of a tool. A client may show them to people, or ask people about them, before it calls the tool.
  struct Annotations: Record {
    let readOnlyHint: Bool, destructiveHint: Bool, idempotentHint: Bool, openWorldHint: Bool

    static let doc: StaticString = "The effects of a tool."
  }

  init(name: String, title: String, text: String, inputSchema: RawJSON, annotations: Annotations) {
    (self.name, self.title, self.text, self.inputSchema) = (name, title, text, inputSchema)
    (outputSchema, self.annotations) = (nil, annotations)
  }

  /// - Parameter isBrief: whether parameters and members that few calls need are left out. A call may contain them
  ///   anyway.
  init(_ tool: MCPTool, hasOutputSchema: Bool, isBrief: Bool = false) {
    let method = tool.described
    (name, title, text) = (tool.name, tool.title, tool.text)
    let members = method.params.members.filter { !ToolPart.leftOut.contains($0.name) }
    let params = ObjectSchema(
      name: name, doc: method.doc, members: members + (tool.answersTersely ? [TerseList.member] : []))
    inputSchema = RawJSON(
      isBrief
        ? SchemaWriter.part(for: params, as: .lenient, style: .inline, omitting: ToolPart.seldom)
        : SchemaWriter.part(for: params, as: .strict, style: .inline))
    // A client validates results with this schema. The description of the tool explains what they mean.
    outputSchema =
      if hasOutputSchema, case .reference(_, let describe) = method.result {
        RawJSON(SchemaWriter.part(for: describe(), as: .written, style: .terse))
      } else { nil }
    let verb = method.name.split(separator: ".").last ?? ""
    annotations = Annotations(
      readOnlyHint: !method.changesStores, destructiveHint: method.isDestructive,
      // Setting the same value again changes nothing.
      idempotentHint: !method.changesStores || ToolPart.repeatable.contains("\(verb)"),
      openWorldHint: !method.asks.isEmpty)
  }

  /// The parameters that a model has no use for. A call may contain them anyway.
  private static let leftOut = ["idempotencyKey", "progressToken", "snapshot", "deadline"]

  /// The parameters, and members of parameters, that most calls do not need.
  private static let seldom = [
    "company", "archived", "agent", "source", "billingAddress", "shippingAddress", "internalNote", "taxIncluded",
    "effectiveAt", "force", "lot", "per", "taxCategory",
  ]

  private static let repeatable = [
    "update", "select", "set", "setPublic", "upsert", "flag", "signOut", "setTier", "step",
  ]
}

extension ToolPart {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the tool.")
    title = field("title", \.title, "The title of the tool.")
    text = field("description", \.text, "The description of the tool.")
    inputSchema = field("inputSchema", \.inputSchema, "The schema of the parameters.")
    outputSchema = field.optional("outputSchema", \.outputSchema, "The schema of the result.")
    annotations = field("annotations", \.annotations, "The effects of the tool.")
  }
}

extension ToolPart.Annotations {
  init<F: Fields<Self>>(_ field: inout F) {
    readOnlyHint = field("readOnlyHint", \.readOnlyHint, "true if the tool changes no data.")
    destructiveHint = field("destructiveHint", \.destructiveHint, "true if the tool may overwrite or remove data.")
    idempotentHint = field(
      "idempotentHint", \.idempotentHint, "true if a second call with the same arguments changes no more.")
    openWorldHint = field("openWorldHint", \.openWorldHint, "true if the tool reaches beyond the core.")
  }
}
