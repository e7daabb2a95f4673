import Foundation

/// The environment of every measurement: the folders, the driver, the rivals, the report.
final class Bench {
  let workspace: Workspace
  let driver: Driver
  let rivals: Rivals
  let report: Report
  let isQuick: Bool
  /// The number of items of a large company.
  let itemCount: Int

  /// The CPU for both ends of a pipe when one request at a time is measured. With two CPUs, the figure would be mainly
  /// the time to wake up the other CPU.
  let sharedCPU = ProcessInfo.processInfo.activeProcessorCount - 1

  init(_ workspace: Workspace, _ options: Options, report: Report) throws {
    self.workspace = workspace
    isQuick = options.isQuick
    itemCount = options.itemCount ?? (options.isQuick ? 100_000 : 1_000_000)
    self.report = report
    if workspace.isServerOwn {
      try Shell.run([
        "swift", "build", "-c", "release", "--product", "mainspring", "--package-path", workspace.root.path,
      ])
    }
    rivals = Rivals(workspace)
    driver = Driver(executable: try rivals.compile("driver"), log: workspace.file("stderr.log").path)
  }

  /// Calls a method on a data directory, and returns the result, which must be an object.
  func call(
    _ method: String, _ params: [String], _ inventory: Inventory, _ options: [String] = []
  ) throws -> [String: Any] {
    let words = [inventory.server, "call", method] + params + ["--data", inventory.directory.path] + options
    let text = try Shell.run(words).text
    guard let result = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      throw Trouble("\(method) answers no object: \(text)")
    }
    return result
  }

  var rounds: Int { isQuick ? 3 : 5 }

  /// Returns the number of requests: the full number, or a smaller number for a quick run.
  func count(_ full: Int, quick: Int? = nil) -> Int { isQuick ? quick ?? full / 5 : full }

  /// Runs the contenders in turns, so that a disturbance of the machine affects all of them.
  /// - Parameter times: the factor for the number of rounds. Measurements that depend on the disk need more rounds for
  ///   a reliable median.
  func interleave(_ contenders: [() throws -> Double], times: Int = 1) throws -> [Samples] {
    var samples = contenders.map { _ in Samples() }
    for _ in 0..<rounds * times {
      for (index, contender) in contenders.enumerated() { samples[index].values.append(try contender()) }
    }
    return samples
  }

  /// Runs two contenders in turns.
  func compare(
    _ ours: @escaping () throws -> Double, _ theirs: @escaping () throws -> Double
  ) throws -> (ours: Samples, theirs: Samples) {
    let samples = try interleave([ours, theirs])
    return (samples[0], samples[1])
  }
}

/// The results of one contender's rounds.
struct Samples: Encodable {
  var values: [Double] = []

  var median: Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Returns the difference of each round to the same round of another contender.
  func minus(_ other: Samples) -> Samples { Samples(values: zip(values, other.values).map { $0 - $1 }) }
}
