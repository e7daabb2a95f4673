import Foundation

/// Finds the core's program, and describes how it has ended.
enum Program {
  /// Returns the path of the program. The environment variable `MAINSPRING` comes first, then files in the bundle and
  /// the folder of this program, then files in the folders of `PATH`.
  static func find() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["MAINSPRING"], !named.isEmpty { return named }
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("mainspring")
    let carried = [Bundle.main.url(forAuxiliaryExecutable: "mainspring"), beside].compactMap { $0?.path }
    let onPath = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/mainspring" }
    if let found = (carried + onPath).first(where: FileManager.default.isExecutableFile) { return found }
    throw ProcessEnded(
      reason:
        "there is no mainspring: put the program into the app's bundle or on the path, or name it with MAINSPRING or command:"
    )
  }

  /// Returns a sentence about the end of a process, from the status of `waitpid`.
  static func howItEnded(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal != 0 { return "the core was ended by signal \(signal)" }
    let code = status >> 8 & 0xFF
    let reason =
      switch code {
      case 64: " (bad usage)"
      case 66: " (no such input)"
      case 73: " (the data directory can't be used)"
      case 74: " (input or output)"
      case 127: " (it can't be started)"
      default: ""
      }
    return "the core has ended with code \(code)\(reason)"
  }
}
