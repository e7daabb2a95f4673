internal import Shape
internal import Stdio

/// The first line that a program sends to a shared core; with it come the descriptors of its input and its output.
struct JoinRequest: Record {
  /// The version of what is spoken here; the core and its programs are mostly of one build.
  var share = JoinRequest.version
  var command = "serve"
  var process = 0
  var framing = Framing.lines.rawValue
  var maxLine = 16 << 20
  /// The tools that are offered by MCP; nil where JSON-RPC is spoken.
  var tools: ToolsRequest?
  var readOnly = false
  var signIn = SignInReach.directory.rawValue
  /// The options that it was given and that concern the core: it must have been started with the same.
  var options: [String] = []

  static let version = 1
  static let doc: StaticString = "Who wants to share a core."

  init(_ command: String) { self.command = command }
}

extension JoinRequest {
  init<F: Fields<Self>>(_ field: inout F) {
    share = field("share", \.share, "The version of this exchange: 1.")
    command = field("command", \.command, "The command of the program.")
    process = field("process", \.process, "The number of its process.")
    framing = field("framing", \.framing, "How messages are told apart.")
    maxLine = field("maxLine", \.maxLine, "The longest line, in bytes.")
    tools = field("tools", \.tools, "The tools that are offered by MCP; null where JSON-RPC is spoken.")
    readOnly = field("readOnly", \.readOnly, "Whether it may only read.")
    signIn = field("signIn", \.signIn, "Whose sign-ins are: directory, or conversation.")
    options = field("options", \.options, "The options that concern the core.")
  }
}

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

/// Whose a sign-in is.
enum SignInReach: String, CaseIterable {
  /// The directory's: whoever uses it next is signed in.
  case directory
  /// The conversation's that it was made in.
  case conversation
}

/// A line that a shared core says to a program: that it has joined, or how it ends.
struct CoreReply: Record {
  /// The number of the conversation; nil where there is none.
  var joined: Int?
  /// The exit code of the program; nil as long as it goes on.
  var exit: Int?
  /// What went wrong.
  var sentence: String?

  static let doc: StaticString = "What a shared core says to a program."

  init(joined: Int) { self.joined = joined }

  init(exit: Int32, _ sentence: String?) {
    self.exit = Int(exit)
    self.sentence = sentence
  }
}

extension CoreReply {
  init<F: Fields<Self>>(_ field: inout F) {
    joined = field("joined", \.joined, "The number of the conversation.")
    exit = field("exit", \.exit, "The exit code of the program.")
    sentence = field("sentence", \.sentence, "What went wrong.")
  }
}
