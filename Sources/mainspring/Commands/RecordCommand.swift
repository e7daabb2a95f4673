internal import Stdio

extension Command {
  static let record = Command(
    name: "record", summary: "serve, and write a transcript that replay runs", operands: "FILE",
    options: CoreOptions.options.filter { $0.name != "data" } + ServeOptions.options
  ) { (arguments) throws(UsageError) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else { throw UsageError("record needs one file to write") }
    let core = try CoreOptions(repeatable: arguments)
    let options = try ServeOptions(arguments)
    do throws(Files.Failure) {
      let recorder = try TranscriptRecorder(path)
      for name in ["clock", "seed"] where arguments.isSet(name) { recorder.comment("--\(name) \(arguments[name] ?? "")") }
      let code = serve(core, options, tap: recorder.tap)
      if recorder.isComplete { return code }
      Log.error("\(path) could not be written to its end")
      return code == 0 ? 74 : code
    } catch {
      Log.error(error.sentence)
      return 73
    }
  }
}
