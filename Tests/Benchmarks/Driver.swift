import Foundation

/// The load driver, a C program: this type describes a run of it and reads its results.
struct Driver {
  let executable: String
  let log: String

  enum Mode: String {
    /// One request at a time.
    case serial
    /// Many requests at once.
    case pipeline
    /// One request, and then nothing for a second.
    case idle
  }

  /// The requests, and the server that gets them.
  struct Job {
    let mode: Mode
    let requests: Requests
    let command: [String]
    /// The CPU to which the driver and the server are pinned.
    var cpu: Int?
    /// The CPU to which the server is pinned, if it is not the driver's.
    var serverCPU: Int?
    var warm = 0
    /// The largest number of requests without a reply yet, or 0 for no limit.
    var window = 0
    /// The largest size of a reply in bytes, on average.
    var room = 1024
    /// The number of replies after which the resident set is also measured.
    var mark = 0
    /// A text that every good reply contains.
    var expect = "\"result\":"
    var isOrdered = true
  }

  /// The driver's results. Times are in seconds.
  struct Run: Decodable {
    let requests: Int
    let seconds: Double
    let cpuSeconds: Double
    let p50: Double
    let p99: Double
    let markedResidentKB: Double
    let residentKB: Double

    var rate: Double { Double(requests) / seconds }
    var microsecondsPerRequest: Double { seconds / Double(requests) * 1e6 }
    var cpuMicrosecondsPerRequest: Double { cpuSeconds / Double(requests) * 1e6 }
    var p50Microseconds: Double { p50 * 1e6 }
    var p99Microseconds: Double { p99 * 1e6 }
  }

  func run(_ job: Job) throws -> Run {
    var words = [executable, job.mode.rawValue, "--log", log, "--expect", job.expect]
    words += ["--warm", "\(job.warm)", "--window", "\(job.window)"]
    words += ["--room", "\(job.room)", "--mark", "\(job.mark)"]
    if let cpu = job.cpu { words += ["--cpu", "\(cpu)"] }
    if let cpu = job.serverCPU { words += ["--server-cpu", "\(cpu)"] }
    if !job.isOrdered { words.append("--any-order") }
    words.append(job.requests.file.path)
    return try JSONDecoder().decode(Run.self, from: Data(Shell.run(words + job.command).text.utf8))
  }
}
