internal import JSON
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape
internal import Stdio

extension Command {
  static let serve = Command(
    name: "serve", summary: "read requests from standard input, one a line, and answer on standard output", operands: "",
    options: CoreOptions.options + [
      Option("max-line", "BYTES", "the longest line, or body of a frame, that is accepted (default: 16777216)"),
      Option("framing", "NAME", "how messages are told apart: lines, or content-length, headers as editors send them (default: lines)"),
    ]
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("serve")
    var maxLine = 16 << 20
    if let text = arguments["max-line"] {
      guard let number = Int(text), (1...1 << 30).contains(number) else {
        throw UsageError("--max-line must be a number of bytes from 1 to 1073741824, not \(text)")
      }
      maxLine = number
    }
    let framing = try arguments.framing()
    let options = try CoreOptions(arguments)
    // Before anything could print or be interrupted.
    guard let frames = Frames.takeStandardOutput(), !Output.isMissing else {
      Log.error("there is no standard output to answer on")
      return 74
    }
    Signals.install()
    let core: Core
    do throws(DataDirectory.Unusable) {
      core = try Core(options)
    } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    var loop = ServeLoop(session: core.session, frames: frames, maxLine: maxLine, framing: framing, idle: core.idleWork)
    let code = loop.run()
    core.kernel.stores.close()
    return code
  }
}

extension Arguments {
  /// For commands that take options alone.
  func refuseOperands(_ command: String) throws(UsageError) {
    if let word = operands.first { throw UsageError("\(command) takes no \(word)") }
  }

  fileprivate func framing() throws(UsageError) -> Framing {
    guard let text = self["framing"] else { return .lines }
    if let framing = Framing(rawValue: text) { return framing }
    let names = Framing.allCases.map(\.rawValue)
    let hint = nearest(to: text, among: names).map { "; did you mean \($0)?" } ?? ""
    throw UsageError("--framing must be \(names.joined(separator: " or ")), not \(text)\(hint)")
  }
}

extension Core {
  /// What the process does while no request waits: the services' chores soon; when it has been quiet for longer, checkpoints, and once
  /// what only the start needed is let go.
  var idleWork: ServeLoop.IdleWork {
    let kernel = kernel
    let chores = kernel.chores
    // A host that waits for each reply must not wait for a chore after it.
    let choreDelay: Int32 = 20
    let quietDelay: Int32 = 200
    var isFresh = true
    return ServeLoop.IdleWork(
      delay: { chores.contains { $0.isWanted() } ? choreDelay : isFresh || kernel.stores.wantsCheckpoint ? quietDelay : nil },
      step: {
        if let chore = chores.first(where: { $0.isWanted() }) {
          do throws(Failure) {
            try chore.step()
            try kernel.stores.commit()
          } catch {
            kernel.stores.rollback()
            chore.pause()
          }
        } else {
          kernel.stores.checkpoint()
          if isFresh { Resident.forgetStart() }
          isFresh = false
        }
      })
  }
}
