import Foundation

/// The benchmark: compares mainspring with programs that do the same or less, in one run on one machine.
@main struct Benchmarks {
  static let usage = """
    Usage: Benchmarks [--quick] [--check] [--items COUNT] [--compare FILE] [NAME...]
      --quick         fewer rounds and a smaller inventory
      --check         exit with code 1 when a limit is missed
      --items COUNT   items of the large company: 1,000,000, in a quick run 100,000
      --compare FILE  print each figure beside that of an older results.json, and mark what is more than 3% worse
      NAME            only these: \(measurements.map { $0.name }.joined(separator: ", "))
    Builds mainspring, compiles the rivals, prints a table, and writes .build/benchmarks/results.json.
    In the environment, each the path of an executable:
      BENCH_SERVER    measured instead of the mainspring that is built here
      BENCH_BASELINE  an older mainspring, which reads are compared with

    """

  static var measurements: [any Measurement.Type] {
    [
      PingPong.self, Pipeline.self, Instructions.self, AccessChecks.self, Signatures.self, Widgets.self,
      DurableWrites.self,
      RawWrites.self, StockMovements.self, StockReads.self, Workshop.self, JournalReads.self, ChatStreams.self,
      Imports.self,
      IndexedUpdates.self,
      BothDirections.self, LiveLists.self,
      ReadCost.self, Reads.self, Syncing.self, Sharing.self, ServerUploads.self, CrowdDelay.self, AgentCalls.self,
      ClientCalls.self,
      Searches.self, Memory.self, IdleMemory.self, Shared.self, Mix.self, ColdStart.self, StartGrowth.self,
      PublicContent.self,
    ]
  }

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") { return print(usage) }
    let options: Options
    let older: Comparison?
    do {
      options = try Options(words)
      // Read the older results before anything is measured, because this run may overwrite their file.
      older = try options.olderResults.map { try Comparison($0) }
      if let unknown = options.names.first(where: { word in !measurements.contains { $0.name == word } }) {
        throw Trouble("\(unknown) is none of the measurements")
      }
    } catch {
      print("Benchmarks: \(error).\n\(usage)")
      exit(64)
    }
    let report = Report(isQuick: options.isQuick)
    measure(options, report)
    if let older { report.compare(with: older) }
    report.conclude()
    exit(report.failures > 0 ? 2 : options.mustHold && report.misses > 0 ? 1 : 0)
  }

  private static func measure(_ options: Options, _ report: Report) {
    do {
      let bench = try Bench(Workspace(), options, report: report)
      for measurement in measurements where options.names.isEmpty || options.names.contains(measurement.name) {
        report.begin(measurement.title)
        do { try measurement.run(on: bench) } catch { report.fail("\(error)") }
      }
      try report.write(to: bench.workspace.file("results.json"))
    } catch {
      report.fail("\(error)")
    }
  }
}

/// A group of comparisons that share a title.
protocol Measurement {
  static var name: String { get }
  static var title: String { get }
  static func run(on bench: Bench) throws
}
