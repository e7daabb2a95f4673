internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `system.conversations`
struct ListConversations: AccountMethod {
  static let name: StaticString = "system.conversations"
  static let doc: StaticString = "Lists the conversations of the core: one, but where several programs share it (--shared)."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The conversations that there are, the oldest first."
  static let examples = [
    Example(
      "the only one", params: "{}",
      varying: #"""
        {"conversations":[{"number":1,"own":true,"client":{"name":"editor","version":"2.0","build":null},"command":null,"process":null,\#
        "uptime":12,"capabilities":[],"readOnly":false}]}
        """#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: System, in context: Context) throws(Failure) -> ConversationList {
    ConversationList(conversations: service.conversations())
  }
}

/// The result of `system.conversations`.
struct ConversationList: Record {
  let conversations: [ListedConversation]

  static let doc: StaticString = "The conversations of a core."
}

extension ConversationList {
  init<F: Fields<Self>>(_ field: inout F) {
    conversations = field("conversations", \.conversations, "The conversations, the oldest first.")
  }
}

/// A conversation, as others see it.
struct ListedConversation: Record {
  let number: Int, isOwn: Bool, client: Client?, command: String?, process: Int?, uptime: Int, capabilities: [String], isReadOnly: Bool

  static let doc: StaticString = "A conversation of the core."
}

extension ListedConversation {
  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "Its number; no two of a core have the same.")
    isOwn = field("own", \.isOwn, "Whether it is the one that asks.")
    client = field("client", \.client, "Who said hello (system.hello); null when nobody did.")
    command = field("command", \.command, "The command of its program, such as serve or mcp; null where the core is not shared.")
    process = field("process", \.process, "The number of its process; null where the core is not shared.")
    uptime = field("uptime", \.uptime, "For how many milliseconds it has been there.")
    capabilities = field("capabilities", \.capabilities, "What it has said it can answer as the host (host.provide).")
    isReadOnly = field("readOnly", \.isReadOnly, "Whether it may only read.")
  }
}
