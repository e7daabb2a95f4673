import Foundation

/// Measures the requests that widgets and pickers repeat, against a read by id.
enum Widgets: Measurement {
  static let name = "widgets"
  static let title = "Timelines of a widget, and cities while somebody types"

  static func run(on bench: Bench) throws {
    let inventory = try Inventory.fresh("widgets", items: 1000, on: bench)
    try fetchWeather(inventory, on: bench)
    let count = bench.count(200_000, quick: 50_000)
    let ids = try inventory.ids(1000, on: bench)
    let gets = try Requests("gets-beside-widgets", count: count, in: bench.workspace) {
      Requests.get($0, item: ids[$0 % 1000])
    }
    let timelines = try Requests("timelines", count: count, in: bench.workspace) {
      Requests.line($0, "widgets.timeline", #"{"scale":"humanus"}"#)
    }
    func cost(_ requests: Requests, room: Int) throws -> Double {
      let job = Driver.Job(mode: .pipeline, requests: requests, command: inventory.command, warm: 100, room: room)
      return try bench.driver.run(job).cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare({ try cost(timelines, room: 4096) }, { try cost(gets, room: 1024) })
    bench.report.add(
      Finding("a timeline of 12 hours, warm", samples, unit: "us CPU", against: "a read by id", .atMost(3)))
    try search(on: bench)
  }

  /// Stores the device's location, and the weather there. In this short conversation, this program is the host.
  private static func fetchWeather(_ inventory: Inventory, on bench: Bench) throws {
    let now = Int(Date().timeIntervalSince1970) / 3600 * 3600
    let format = ISO8601DateFormatter()
    let hours = (0..<48).map { hour in
      let at = format.string(from: Date(timeIntervalSince1970: Double(now + hour * 3600)))
      return #"{"at":"\#(at)","temperature":{"value":\#(hour % 20),"unit":"celsius"},"condition":"clear"}"#
    }
    let lines = [
      Requests.line(1, "host.provide", #"{"capabilities":["host.location.request","host.weather.hourly"]}"#),
      Requests.line(2, "location.request", "{}"),
      #"{"jsonrpc":"2.0","id":1000000001,"result":{"latitude":52.52,"longitude":13.405}}"#,
      Requests.line(3, "widgets.timeline", "{}"),
      #"{"jsonrpc":"2.0","id":1000000002,"result":{"latitude":52.52,"longitude":13.405,"hours":[\#(hours.joined(separator: ","))]}}"#,
    ]
    let file = bench.workspace.file("widget-weather.requests")
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    let text = try Shell.run(inventory.command, input: file).text
    guard text.contains(#""source":"fresh""#) else { throw Trouble("no timeline came: \(text.suffix(300))") }
  }

  /// Measures one search at a time, as when a person types, with both processes on one CPU.
  private static func search(on bench: Bench) throws {
    let texts = ["b", "ber", "são p", "new york", "r", "reykj", "los", "ho chi", "st", "au"]
    let count = bench.count(20_000)
    let requests = try Requests("searches", count: count, in: bench.workspace) {
      Requests.line($0, "places.search", #"{"text":"\#(texts[$0 % texts.count])","latitude":52.52,"longitude":13.405}"#)
    }
    var samples = (p99: Samples(), p50: Samples())
    for _ in 0..<bench.rounds {
      let command = [bench.workspace.mainspring, "--data", ":memory:"]
      let run = try bench.driver.run(
        Driver.Job(mode: .serial, requests: requests, command: command, cpu: bench.sharedCPU, warm: 100, room: 4096))
      samples.p99.values.append(run.p99Microseconds)
      samples.p50.values.append(run.p50Microseconds)
    }
    bench.report.add(Finding("a search for cities, p99", samples.p99, unit: "us", .atMost(1000)))
    bench.report.add(Finding("  the same, median", samples.p50, unit: "us"))
  }
}
