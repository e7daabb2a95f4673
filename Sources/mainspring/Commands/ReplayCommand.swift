internal import JSON
internal import RPC
internal import SQLite
internal import Stdio
internal import Storage
internal import Sync
internal import Tenancy

/// The command `replay`: sends the requests of a transcript to a core, and compares the replies with the transcript.
extension Command {
  static let replay = Command(
    name: "replay", summary: "run transcripts against a fresh core, and show where its replies differ",
    operands: "FILE...",
    options: [Option("update", nil, "rewrite the files with the core's replies")], ofServe: CoreOptions.ofCore
  ) { (arguments) throws(UsageError) in
    if arguments.operands.isEmpty { throw UsageError("replay needs at least one transcript") }
    // This reports errors in the options before the first transcript runs.
    _ = try CoreOptions(repeatable: arguments)
    var failed = 0
    for path in arguments.operands {
      if try !replay(path, arguments, isUpdate: arguments.isSet("update")) { failed += 1 }
    }
    let total = arguments.operands.count
    _ = Files.write(
      "\(total - failed) of \(total) transcripts \(arguments.isSet("update") ? "were up to date" : "match")\n",
      toDescriptor: 2)
    return failed == 0 || arguments.isSet("update") ? 0 : 1
  }

  /// Returns a Boolean value that indicates whether the core's replies are those of the transcript.
  private static func replay(_ path: String, _ arguments: Arguments, isUpdate: Bool) throws(UsageError) -> Bool {
    do {
      let transcript = try Transcript(try Files.read(path))
      let options = try CoreOptions(repeatable: arguments.adding(transcript.options, besides: path))
      // A transcript can come from anybody. So its options must not start a program, and must not write outside of the
      // temporary folder.
      if let cloud = options.sync.cloud, cloud.contains("/") || cloud.contains(":") || cloud.hasPrefix(".") {
        throw UsageError(
          "for replay, --cloud must be a file name without a folder, not \(cloud); the file is created for the run")
      }
      let actual = try TemporaryFolder.inside(options.sync.cloud != nil) { try answers(to: transcript, options) }
      let differing = zip(transcript.exchanges, actual).filter { !isSame($0.expected, $1) }
      if isUpdate {
        if differing.isEmpty { return true }
        try Files.write(transcript.updated(with: actual), to: path)
        let lines = differing.map { String($0.0.line) }.joined(separator: ", ")
        _ = Output.print(
          "\(path): rewritten, as the answers to \(differing.count) of \(actual.count) lines differ: lines \(lines)\n")
        return false
      }
      for (exchange, answers) in differing {
        _ = Output.print(TranscriptDifference.text(exchange, answers, at: "\(path):\(exchange.line)"))
      }
      return differing.isEmpty
    } catch let error as UsageError {
      throw UsageError("\(path): \(error.sentence)")
    } catch let failure as Files.Failure {
      throw UsageError(failure.sentence)
    } catch let defect as Transcript.Defect {
      throw UsageError("\(path):\(defect.line): \(defect.sentence)")
    } catch let unusable as DataDirectory.Unusable {
      throw UsageError(unusable.sentence)
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// Runs a transcript, and returns the core's replies to each of its lines. If the transcript has several cores, each
  /// gets another seed, so that they make different ids.
  private static func answers(to transcript: Transcript, _ options: CoreOptions) throws(DataDirectory.Unusable)
    -> [[String]]
  {
    var cores: [ReplayedCore] = []
    for number in transcript.cores.indices {
      var its = options
      its.makeRepeatable(seed: (options.seed ?? 0) &+ UInt64(number))
      let core = try Core(its)
      core.server.hintAtLines()
      cores.append(ReplayedCore(core))
    }
    var actual = transcript.exchanges.map { exchange in
      let core = cores[exchange.core]
      if let instant = exchange.instant { core.core.dependencies.clock.set(to: instant) }
      return core.exchange(exchange.sent, in: exchange.conversation)
    }
    // Requests that still wait for the host at the end of a conversation get their replies now.
    for core in cores { actual[actual.count - 1] += core.finish() }
    return actual
  }

  private static func isSame(_ a: [String], _ b: [String]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { LineAlignment.isSame($0, $1) }
  }
}

/// A core that runs a transcript, with the transcript's conversations.
private final class ReplayedCore {
  let core: Core
  private var conversations: [(name: String, conversation: Conversation)]

  init(_ core: Core) {
    self.core = core
    conversations = [("", core.server.conversations.current)]
  }

  /// Serves a line of a conversation. Returns the lines that the core sends to this conversation, followed by the lines
  /// that it sends to the other conversations.
  func exchange(_ line: String, in name: String) -> [String] {
    if !conversations.contains(where: { $0.name == name }) {
      conversations.append((name, core.server.conversations.join()))
    }
    for (other, conversation) in conversations where other == name { core.server.enter(conversation) }
    return ReplayedCore.lines(core.exchange(line)) + said
  }

  func finish() -> [String] { ReplayedCore.lines(core.finish()) + said }

  /// The lines that were sent to the other conversations. Reading them removes them.
  private var said: [String] {
    conversations.flatMap { name, conversation in
      let lines = ReplayedCore.lines(conversation.out.text())
      conversation.out.truncate(to: 0)
      return lines.map { "@\(name) \($0)" }
    }
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}

extension Arguments {
  /// Returns the arguments with the options of a transcript added. Options on the command line take precedence.
  /// Relative paths in the transcript start from its folder.
  fileprivate func adding(_ words: [String], besides path: String) throws(UsageError) -> Arguments {
    let core = Command(
      name: "a transcript", summary: "", operands: "", options: CoreOptions.ofCore, run: { _ in 0 })
    let others = try Arguments(words, for: core)
    if let word = others.operands.first { throw UsageError("a transcript can't have \(word)") }
    let directory = FileSystem.absolute(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
    return adding(others) { option, value in
      // The path of the container is not changed. Each run creates a new container in a temporary folder.
      option.value == "FILE" && option.name != "cloud" && !value.hasPrefix("/") ? "\(directory)\(value)" : value
    }
  }
}
