internal import JSON
public import RPC
internal import Shape

/// A tool of the protocol, which calls one method of the core
/// (https://modelcontextprotocol.io/specification/2025-11-25/server/tools).
///
/// The method's description is made when it is first used, because most tools are only looked up by their names.
public final class MCPTool {
  let name: String
  let method: String
  private let hasOutputSchema: Bool
  private let describe: @Sendable () -> MethodDescription
  private(set) lazy var described = describe()
  /// The tool in the result of `tools/list`, with all its parameters.
  private(set) lazy var part = ToolPart(self, hasOutputSchema: hasOutputSchema)
  /// The tool in a short form, without parameters that are rarely needed. It is for a list that a model reads at the
  /// beginning of each conversation.
  private(set) lazy var briefPart = ToolPart(self, hasOutputSchema: hasOutputSchema, isBrief: true)

  /// - Parameter hasOutputSchema: whether the tool has an output schema. If so, its results are not shortened, and are
  ///   also sent as structured content.
  public init(_ endpoint: Endpoint, hasOutputSchema: Bool) {
    method = "\(endpoint.name)"
    name = MCPTool.name(of: method)
    describe = endpoint.description
    self.hasOutputSchema = hasOutputSchema
  }

  /// Returns the name of a method's tool: the method's name with underscores instead of dots, because names of tools
  /// have no dots.
  static func name(of method: String) -> String { String(method.map { $0 == "." ? "_" : $0 }) }

  var takesProgress: Bool { described.params.members.contains { $0.name == "progressToken" } }
  private var required: [String] { described.params.members.filter(\.isRequired).map(\.name) }
  private var isRead: Bool { described.effect == .read && described.asks.isEmpty }

  /// A Boolean value that indicates whether the tool returns one record, and needs no other parameter than the record's
  /// id.
  var isOfRecord: Bool {
    method.hasSuffix(".get") && isRead && described.params.members.contains { $0.name == "id" }
      && required.allSatisfy { $0 == "id" }
  }

  /// A Boolean value that indicates whether the tool reads without required parameters. Such a tool is also offered as
  /// a resource.
  var isPlain: Bool { isRead && required.isEmpty && !isOfRecord }

  /// A Boolean value that indicates whether results of the tool are shortened for a model. This is possible if the
  /// result is a page of records in `items`.
  var answersTersely: Bool {
    guard !hasOutputSchema, case .reference(_, let result) = described.result else { return false }
    return TerseList.isList(result()) && !described.params.members.contains { $0.name == TerseList.parameter }
  }

  /// The title of the tool. Without a guide, it is made from the method's name, as in `Stock: entries (inventory)`.
  var title: String {
    if let guide = MCPGuide.of(method) { return guide.title }
    let words = method.split(separator: ".").map { String($0).separatedWords }
    let verb = words[words.count - 1]
    if words.count == 1 { return verb }
    let subject = words[words.count - 2]
    return "\(subject.prefix(1).uppercased())\(subject.dropFirst()): \(verb)\(words.count > 2 ? " (\(words[0]))" : "")"
  }

  /// The description of the tool, followed by the description of its result. If the tool has a guide, the guide is
  /// used, which also says when to use another tool.
  var text: String { "\(MCPGuide.of(method)?.text ?? described.doc) Returns: \(described.resultDoc)" }
}

/// A tool in the result of `tools/list`.
struct ToolPart: Record {
  let name: String, title: String, text: String, inputSchema: RawJSON, outputSchema: RawJSON?, annotations: Annotations

  static let doc: StaticString = "A tool."

  /// The effects of a tool. Before a client calls the tool, it may show them to the person, or ask for a confirmation.
  struct Annotations: Record {
    let readOnlyHint: Bool, destructiveHint: Bool, idempotentHint: Bool, openWorldHint: Bool

    static let doc: StaticString = "The effects of a tool."
  }

  init(name: String, title: String, text: String, inputSchema: RawJSON, annotations: Annotations) {
    (self.name, self.title, self.text, self.inputSchema) = (name, title, text, inputSchema)
    (outputSchema, self.annotations) = (nil, annotations)
  }

  /// - Parameter isBrief: whether parameters and members that few calls need are left out. A call may still contain
  ///   them.
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
    // A client only validates results with this schema, so it has no descriptions. The text of the tool describes the
    // result.
    outputSchema =
      if hasOutputSchema, case .reference(_, let describe) = method.result {
        RawJSON(SchemaWriter.part(for: describe(), as: .written, style: .terse))
      } else { nil }
    let verb = method.name.split(separator: ".").last ?? ""
    annotations = Annotations(
      readOnlyHint: !method.changesStores, destructiveHint: method.isDestructive,
      // A method with one of these verbs sets a value. Setting the same value again changes nothing.
      idempotentHint: !method.changesStores || ToolPart.repeatable.contains("\(verb)"),
      openWorldHint: !method.asks.isEmpty)
  }

  /// The parameters that are of no use to a model. A call may still contain them.
  private static let leftOut = ["idempotencyKey", "progressToken", "snapshot", "deadline"]

  /// The parameters, and members of parameters, that few calls need.
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
