internal import Shape
internal import Stdio

/// The first line that a program sends to a shared core. The descriptors of the program's input and output come with
/// the line.
struct JoinRequest: Record {
  /// The version of this protocol. In most cases, the core and the programs have the same build.
  var share = JoinRequest.version
  var command = "serve"
  var process = 0
  var framing = Framing.lines.rawValue
  var maxLine = LinkOptions.usualMaxLine
  /// The tools that are offered by MCP, or `nil` for JSON-RPC.
  var tools: ToolsRequest?
  var readOnly = false
  var signIn = SignInReach.directory.rawValue
  /// The options of the program that concern the core. The core must have been started with the same options.
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
