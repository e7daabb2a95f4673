internal import Stdio

/// The command `record`: serves requests, and writes a transcript that `replay` can run.
extension Command {
  static let record = Command(
    name: "record", summary: "serve, and write a transcript for replay", operands: "FILE",
    options: [Option("force", nil, "replace an existing file")], ofServe: CoreOptions.ofCore + ServeOptions.options
  ) { (arguments) throws(UsageError) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("record needs the name of one file to write")
    }
    let core = try CoreOptions(repeatable: arguments)
    let options = try ServeOptions(arguments)
    do throws(Files.Failure) {
      let recorder = try TranscriptRecorder(path, mayReplace: arguments.isSet("force"))
      for option in CoreOptions.ofCore {
        guard let value = arguments[option.name] else { continue }
        // The path of a file is written only as a comment. Paths in a transcript are relative to the transcript, and
        // only the user knows where the file will be.
        let isLine = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
        if !isLine {
          recorder.comment("--\(option.name) is left out, as its value is not one line")
        } else if option.value == "FILE" {
          recorder.comment("--\(option.name) \(value)")
        } else {
          recorder.set(option.name, to: value)
        }
      }
      let code = serve(core, options, tap: recorder.tap)
      do throws(Files.Failure) {
        // If the core could not start, no line was served. Then there is nothing to store.
        if code != 0, !recorder.hasHeard { recorder.discard() } else { try recorder.finish() }
      } catch {
        Log.error(error.sentence)
        return code == 0 ? 74 : code
      }
      return code
    } catch {
      Log.error(error.sentence)
      return 73
    }
  }
}
