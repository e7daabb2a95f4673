import Foundation

/// The benchmark: compares mainspring with programs that do the same or less, in one run on one machine.
@main struct Benchmarks {
  static let usage = """
    Usage: Benchmarks [--quick] [--check] [NAME...]
      --quick  fewer rounds and a smaller inventory
      --check  exit with code 1 when a limit is missed
      NAME     only these: \(measurements.map { $0.name }.joined(separator: ", "))
    Builds mainspring, compiles the rivals, prints a table, and writes .build/benchmarks/results.json.
    In the environment, each the path of an executable:
      BENCH_SERVER    measured instead of the mainspring that is built here
      BENCH_BASELINE  an older mainspring, which reads are compared with
      BENCH_DOUBLED   a mainspring with twice as many tables, records and methods, whose start is compared

    """

  static var measurements: [any Measurement.Type] {
    [
      PingPong.self, Pipeline.self, Instructions.self, AccessChecks.self, Signatures.self, Widgets.self, DurableWrites.self,
      RawWrites.self, BothDirections.self, Reads.self, Memory.self, IdleMemory.self, ColdStart.self, StartGrowth.self,
    ]
  }

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") { return print(usage) }
    let isQuick = take("--quick", from: &words)
    let mustHold = take("--check", from: &words)
    if let unknown = words.first(where: { word in !measurements.contains { $0.name == word } }) {
      print("Benchmarks: \(unknown) is none of the measurements.\n\(usage)")
      exit(64)
    }
    let report = Report(isQuick: isQuick)
    do {
      let bench = try Bench(Workspace(), isQuick: isQuick, report: report)
      for measurement in measurements where words.isEmpty || words.contains(measurement.name) {
        report.begin(measurement.title)
        do { try measurement.run(on: bench) } catch { report.fail("\(error)") }
      }
      try report.write(to: bench.workspace.file("results.json"))
    } catch {
      report.fail("\(error)")
    }
    report.conclude()
    exit(report.failures > 0 ? 2 : mustHold && report.misses > 0 ? 1 : 0)
  }

  private static func take(_ option: String, from words: inout [String]) -> Bool {
    defer { words.removeAll { $0 == option } }
    return words.contains(option)
  }
}

/// A group of comparisons that share a title.
protocol Measurement {
  static var name: String { get }
  static var title: String { get }
  static func run(on bench: Bench) throws
}
