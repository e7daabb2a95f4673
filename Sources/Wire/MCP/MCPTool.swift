internal import JSON
public import RPC
internal import Shape

/// A method as a tool (https://modelcontextprotocol.io/specification/2025-06-18/server/tools).
public struct MCPTool {
  let name: String
  let method: String
  let effect: Effect
  let takesProgress: Bool
  /// Whether it needs nothing but, perhaps, a company: such a one is a resource, too.
  let isPlain: Bool
  /// Whether it is of one record, and needs its id alone.
  let isOfRecord: Bool
  /// As `tools/list` has it.
  let part: ToolPart

  public init(_ endpoint: Endpoint) {
    let described = endpoint.description()
    method = described.name
    name = MCPTool.name(of: described.name)
    effect = described.effect
    takesProgress = described.params.members.contains { $0.name == "progressToken" }
    let required = described.params.members.filter(\.isRequired).map(\.name)
    let isRead = described.effect == .read && described.asks.isEmpty
    let takesID = described.params.members.contains { $0.name == "id" }
    isOfRecord = isRead && takesID && required.allSatisfy { $0 == "id" } && described.name.hasSuffix(".get")
    isPlain = isRead && required.isEmpty && !isOfRecord
    part = ToolPart(described, called: name)
  }

  /// Names of tools have no dots.
  static func name(of method: String) -> String { String(method.map { $0 == "." ? "_" : $0 }) }
}

/// A tool, as a list of tools has it.
struct ToolPart: Record {
  let name: String, text: String, inputSchema: RawJSON, outputSchema: RawJSON?, annotations: Annotations

  static let doc: StaticString = "A tool."

  /// What a client may show, or ask people about, before it calls.
  struct Annotations: Record {
    let readOnlyHint: Bool, destructiveHint: Bool, idempotentHint: Bool, openWorldHint: Bool

    static let doc: StaticString = "What a tool does to the world."
  }

  init(_ method: MethodDescription, called name: String) {
    self.name = name
    text = "\(method.doc) Returns: \(method.resultDoc)"
    let params = ObjectSchema(
      name: name, doc: method.doc, members: method.params.members.filter { !ToolPart.leftOut.contains($0.name) })
    inputSchema = RawJSON(SchemaWriter.part(for: params, as: .strict))
    // A client checks results by it; what they mean, the description says.
    outputSchema =
      if case .reference(_, let describe) = method.result {
        RawJSON(SchemaWriter.part(for: describe(), as: .written, isTerse: true))
      } else { nil }
    let verb = method.name.split(separator: ".").last ?? ""
    annotations = Annotations(
      readOnlyHint: method.effect == .read, destructiveHint: method.effect != .read && ToolPart.destructive.contains("\(verb)"),
      // To set what is set changes nothing.
      idempotentHint: method.effect == .read || ToolPart.repeatable.contains("\(verb)"), openWorldHint: !method.asks.isEmpty)
  }

  /// What a model has no use for. It is taken all the same.
  private static let leftOut = ["idempotencyKey", "progressToken", "snapshot", "deadline"]

  /// Verbs of what can't be taken back by another call.
  private static let destructive = [
    "delete", "remove", "revoke", "discard", "switchAccount", "leave", "clear", "lose", "cancel", "transfer", "merge", "resetPassword",
    "recover", "rename", "setTier",
  ]
  private static let repeatable = ["update", "select", "set", "setPublic", "upsert", "flag", "signOut", "setTier", "step"]
}

extension ToolPart {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    text = field("description", \.text, "What it does.")
    inputSchema = field("inputSchema", \.inputSchema, "Its parameters.")
    outputSchema = field.optional("outputSchema", \.outputSchema, "What it answers.")
    annotations = field("annotations", \.annotations, "What it does to the world.")
  }
}

extension ToolPart.Annotations {
  init<F: Fields<Self>>(_ field: inout F) {
    readOnlyHint = field("readOnlyHint", \.readOnlyHint, "Whether it changes nothing.")
    destructiveHint = field("destructiveHint", \.destructiveHint, "Whether something may be gone for good.")
    idempotentHint = field("idempotentHint", \.idempotentHint, "Whether to call it twice is to call it once.")
    openWorldHint = field("openWorldHint", \.openWorldHint, "Whether others than the core are asked.")
  }
}
