import Foundation

/// The core that several programs share on the data directory of an inventory.
struct SharedCore {
  let inventory: Inventory

  /// The command of a program that joins the shared core, or starts it.
  var command: [String] {
    [inventory.server, "serve", "--shared", "--linger", "1", "--data", inventory.directory.path]
  }

  /// The file that begins with the number of the core's process.
  var lock: String { inventory.directory.appendingPathComponent("lock").path }

  /// The core's process, or `nil` if it has ended, even if another process has got its number.
  private var process: Int32? {
    guard
      let id = (try? String(contentsOfFile: lock, encoding: .utf8))?.split(separator: " ").first.flatMap({ Int32($0) }),
      let words = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8),
      words.contains(inventory.directory.path)
    else { return nil }
    return id
  }

  /// The core's private memory, in kB (proc(5)).
  func memory() throws -> Double {
    guard let process else { throw Trouble("no core has the directory") }
    let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") }
    guard let size = line.flatMap({ $0.split(separator: " ").dropFirst().first }).flatMap({ Double($0) }) else {
      throw Trouble("the system does not tell how much memory the core has")
    }
    return size
  }

  /// Ends the core after its programs have left, and waits for its end. Otherwise it could still hold the directory or
  /// use the processor during the next measurement.
  func end() throws {
    if let process { kill(process, SIGTERM) }
    for _ in 0..<2000 where process != nil { usleep(5000) }
    if process != nil { throw Trouble("the core does not end") }
  }

  /// Creates a new company with a shared core, runs the work, and ends the core.
  static func on<T>(_ bench: Bench, _ work: (SharedCore) throws -> T) throws -> T {
    let core = SharedCore(inventory: try Inventory.fresh("shared", on: bench))
    let result = Result { try work(core) }
    try core.end()
    return try result.get()
  }
}
