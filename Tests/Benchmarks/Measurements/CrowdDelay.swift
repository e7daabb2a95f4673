import Foundation

/// Measures many devices of one account on one server: the time from a commit on one device to the live results on all
/// others.
enum CrowdDelay: Measurement {
  static let name = "crowd"
  static let title = "Many devices on one server of PostgreSQL"

  private static let devices = 50
  private static let editsPerSecond = 100

  static func run(on bench: Bench) throws {
    guard let server = try PostgresServer(on: bench) else { return }
    defer { server.end() }
    let seconds = bench.isQuick ? 15 : 30
    let cloud = try server.fresh("crowd")
    let watchers = try (0..<devices).map { number in
      Watcher(
        number, devices,
        try Talk([
          bench.workspace.mainspring, "--data", bench.workspace.fresh("crowd-\(number)").path, "--cloud", cloud,
        ]))
    }
    let items = try prepare(watchers)
    for watcher in watchers { watcher.begin() }
    let start = now()
    for edit in 0..<(seconds * editsPerSecond) {
      let due = start + Double(edit) / Double(editsPerSecond)
      let rest = due - now()
      if rest > 0 { usleep(UInt32(rest * 1e6)) }
      let number = edit % devices
      watchers[number].edit(items[number], edit / devices + 1)
    }
    let spent = now() - start
    // Wait until all changes have arrived.
    usleep(3_000_000)
    for watcher in watchers { watcher.end() }
    report(watchers, edits: seconds * editsPerSecond, in: spent, on: bench)
  }

  /// Creates one company with an item for each device, and waits until all devices have it.
  private static func prepare(_ watchers: [Watcher]) throws -> [String] {
    let first = watchers[0].talk
    let company = try Talk.text("id", in: try first.call("companies.create", #"{"name":"Crowd"}"#))
    let items = try watchers.indices.map { number in
      try Talk.text(
        "id",
        in: try first.call("inventory.items.create", #"{"sku":"S-\#(number)","name":"E-\#(number)-0-","unit":"piece"}"#)
      )
    }
    try first.call("sync.now", #"{"wait":true}"#)
    for watcher in watchers {
      try watcher.talk.call("sync.now", #"{"wait":true}"#)
      let query = #"{"method":"inventory.items.list","params":{"company":"\#(company)","limit":200}}"#
      try watcher.talk.call("live.open", #"{"query":\#(query)}"#)
    }
    return items
  }

  private static func report(_ watchers: [Watcher], edits: Int, in spent: Double, on bench: Bench) {
    var (delays, missing) = ([Double](), 0)
    for maker in watchers {
      for (edit, committed) in maker.commits.sorted(by: { $0.key < $1.key }) {
        for other in watchers where other !== maker {
          // If a later edit was shown, the earlier one has arrived, too.
          guard let seen = other.seen[maker.number].first(where: { $0.edit >= edit }) else {
            missing += 1
            continue
          }
          delays.append(max(seen.time - committed, 0))
        }
      }
    }
    delays.sort()
    func share(_ part: Double) -> Samples {
      Samples(values: [delays.isEmpty ? 0 : delays[Int(Double(delays.count - 1) * part)] * 1000])
    }
    bench.report.note(
      "\(edits) edits in \(Report.number(spent)) s on \(devices) devices; \(missing) of \(delays.count + missing) were not seen at the end"
    )
    bench.report.add(Finding("p50 from a commit to the live results of \(devices) devices", share(0.5), unit: "ms"))
    bench.report.add(
      Finding("p95 from a commit to the live results of \(devices) devices", share(0.95), unit: "ms", .atMost(1000)))
  }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// A device, and the edits that its live list has shown.
private final class Watcher: @unchecked Sendable {
  let number: Int
  let talk: Talk
  /// The time at which each edit of this device was committed.
  private(set) var commits: [Int: Double] = [:]
  /// For each device, its edits that were shown here, and the time when each was first shown.
  private(set) var seen: [[(edit: Int, time: Double)]]
  private let lock = NSLock()
  private var asked: [Int: Int] = [:]
  private let done = DispatchSemaphore(value: 0)

  init(_ number: Int, _ count: Int, _ talk: Talk) {
    self.number = number
    self.talk = talk
    seen = [[(edit: Int, time: Double)]](repeating: [], count: count)
  }

  func begin() {
    Thread.detachNewThread { [self] in
      while let line = try? talk.line() { take(line) }
      done.signal()
    }
  }

  func edit(_ item: String, _ count: Int) {
    lock.withLock {
      asked[talk.send("inventory.items.update", #"{"id":"\#(item)","changes":{"name":"E-\#(number)-\#(count)-"}}"#)] =
        count
    }
    talk.send("sync.now")
  }

  func end() {
    talk.end()
    done.wait()
  }

  private func take(_ line: String) {
    let time = CrowdDelay.now()
    if line.hasPrefix("{\"jsonrpc\":\"2.0\",\"method\":") { return show(line, at: time) }
    guard line.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":"), let id = Int(line.dropFirst(22).prefix { $0.isNumber }) else {
      return
    }
    lock.withLock { if let count = asked.removeValue(forKey: id) { commits[count] = time } }
  }

  /// Finds the edits in a line of output, at a small part of the measured cost. The names of items with edits begin
  /// with a quotation mark and E-, and end with a minus sign.
  private func show(_ line: String, at time: Double) {
    var line = line
    line.withUTF8 { bytes in
      let end = bytes.count - 3
      var index = 0
      while index < end {
        guard bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "E"),
          bytes[index + 2] == UInt8(ascii: "-")
        else {
          index += 1
          continue
        }
        index += 3
        var (numbers, place) = ([0, 0], 0)
        while index < end, place < 2 {
          if bytes[index] == UInt8(ascii: "-") {
            place += 1
          } else {
            numbers[place] = numbers[place] * 10 + Int(bytes[index] & 15)
          }
          index += 1
        }
        note(numbers[1], of: numbers[0], at: time)
      }
    }
  }

  private func note(_ edit: Int, of device: Int, at time: Double) {
    if device == number || edit <= seen[device].last?.edit ?? 0 { return }
    seen[device].append((edit, time))
  }
}
