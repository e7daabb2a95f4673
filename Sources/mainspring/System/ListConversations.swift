internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `system.conversations`: lists the conversations of the core: its connections to programs.
struct ListConversations: AccountMethod {
  static let name: StaticString = "system.conversations"
  static let doc: StaticString =
    "Lists the conversations of the core: its connections to programs. There is only one conversation, unless several programs share the core (`--shared`)."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The open conversations, oldest first."
  static let examples = [
    Example(
      "the only conversation", params: "{}",
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
    conversations = field("conversations", \.conversations, "The conversations, oldest first.")
  }
}

/// A conversation as `system.conversations` lists it, for all conversations of the core.
struct ListedConversation: Record {
  let number: Int, isOwn: Bool, client: Client?, command: String?, process: Int?, uptime: Int, capabilities: [String],
    isReadOnly: Bool

  static let doc: StaticString = "A conversation: the core's connection to one program."
}

extension ListedConversation {
  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The number of the conversation, which is unique in this run of the core.")
    isOwn = field("own", \.isOwn, "`true` for the conversation that sent this request.")
    client = field(
      "client", \.client, "The client, as named in `system.hello`. `null` if the client has not sent that request.")
    command = field(
      "command", \.command, "The program's command, such as `serve` or `mcp`. `null` if the core is not shared.")
    process = field("process", \.process, "The program's process id. `null` if the core is not shared.")
    uptime = field("uptime", \.uptime, "The milliseconds since the conversation began.")
    capabilities = field(
      "capabilities", \.capabilities, "The capabilities that the program provides as the host (`host.provide`).")
    isReadOnly = field("readOnly", \.isReadOnly, "`true` if the conversation may only read.")
  }
}
