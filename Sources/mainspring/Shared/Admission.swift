internal import JSON
internal import MCP
internal import RPC
internal import Stdio

/// Decides whether a program may connect to a shared core, and with which options.
struct Admission {
  private let core: Core
  /// The command-line options with which the core was started.
  private let words: [String]
  private let tools = ToolCache()

  init(_ core: Core, _ words: [String]) {
    self.core = core
    self.words = words
  }

  var links: LinkProtocol {
    LinkProtocol(
      admit: admit, welcome: { jsonText(CoreReply(joined: $0)) }, farewell: { jsonText(CoreReply(exit: $0, $1)) },
      reason: Output.reason)
  }

  private func admit(_ line: [UInt8]) -> LinkProtocol.Admission {
    guard let request = JoinRequest(json: String(decoding: line, as: UTF8.self)), request.share == JoinRequest.version
    else {
      return refuse(
        76,
        "the running core is mainspring \(Version.text), which another version of mainspring can't join. End that core, or use the same version"
      )
    }
    if let other = request.options.first(where: { !words.contains($0) }) {
      return refuse(
        64,
        "the running core was not started with \(other): leave out this option, or wait until no program shares the core"
      )
    }
    guard let framing = Framing(rawValue: request.framing) else {
      return refuse(76, "the core does not know the framing \(request.framing)")
    }
    var options = LinkOptions()
    options.command = request.command
    options.process = request.process
    options.framing = framing
    options.maxLine = min(max(request.maxLine, 1), 1 << 30)
    options.isReadOnly = request.readOnly
    options.signsInAlone = request.signIn == SignInReach.conversation.rawValue
    if let wanted = request.tools {
      options.dialect = Command.dialect(of: tools.offer(wanted.choice, of: core), wanted.choice)
    }
    return .joins(options)
  }

  private func refuse(_ code: Int32, _ sentence: String) -> LinkProtocol.Admission {
    .refused(jsonText(CoreReply(exit: code, sentence)))
  }
}
