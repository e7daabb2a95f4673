internal import Shape

/// The tools that a client of MCP is offered.
struct ToolsRequest: Record {
  var prefixes: [String]
  var readOnly = false

  static let doc: StaticString = "The tools that are offered by MCP."

  init(prefixes: [String], readOnly: Bool) {
    self.prefixes = prefixes
    self.readOnly = readOnly
  }

  init<F: Fields<Self>>(_ field: inout F) {
    prefixes = field("prefixes", \.prefixes, "What names of methods begin with.")
    readOnly = field("readOnly", \.readOnly, "Whether only those that change nothing.")
  }
}
