internal import Shape
internal import Stdio

/// The first line that a program sends to a shared core. The descriptors of its standard input and output are sent with
/// this line.
struct JoinRequest: Record {
  /// The version of this protocol. The core and the program can come from different builds.
  var share = JoinRequest.version
  var command = "serve"
  var process = 0
  var framing = Framing.lines.rawValue
  var maxLine = LinkOptions.usualMaxLine
  /// The selection of tools, if the program speaks MCP. `nil` if it speaks JSON-RPC.
  var tools: ToolsRequest?
  var readOnly = false
  var signIn = SignInReach.directory.rawValue
  /// The command-line options of the program that concern the core. The core must have been started with the same
  /// options.
  var options: [String] = []

  static let version = 2
  static let doc: StaticString = "A program's request to share a core."

  init(_ command: String) { self.command = command }
}

extension JoinRequest {
  init<F: Fields<Self>>(_ field: inout F) {
    share = field("share", \.share, "The version of this exchange: 2.")
    command = field("command", \.command, "The command of the program.")
    process = field("process", \.process, "The process id of the program.")
    framing = field("framing", \.framing, "The framing of messages.")
    maxLine = field("maxLine", \.maxLine, "The length of the longest line, in bytes.")
    tools = field("tools", \.tools, "The tools that are offered by MCP; null for JSON-RPC.")
    readOnly = field("readOnly", \.readOnly, "true if the program may only read.")
    signIn = field("signIn", \.signIn, "The reach of sign-ins: directory or conversation.")
    options = field("options", \.options, "The options that concern the core.")
  }
}
