import Foundation

/// Twenty programs at one core, each of which works as a person does: the time of pings and reads beside writes,
/// sign-ins and files.
enum Mix: Measurement {
  static let name = "mix"
  static let title = "Twenty programs at one core"

  private static let programs = 20
  /// The requests a second of all programs together, and the sign-ins and files a second of one program each.
  private static let (requests, signIns, files) = (148.0, 0.7, 5.0)

  static func run(on bench: Bench) throws {
    try SharedCore.on(bench) { core in
      let keeper = try Talk(core.command)
      defer { keeper.end() }
      let place = try prepare(keeper)
      let pause = Double(programs) / requests
      var desks = try (0..<programs - 2).map { number in
        try Desk(Talk(core.command), every: pause, seed: number, place.requests)
      }
      desks.append(try Desk(Talk(core.command), every: 1 / signIns, seed: 18, [place.signIn]))
      desks.append(try Desk(Talk(core.command), every: 1 / files, seed: 19, [place.file]))
      let end = Desk.now() + (bench.isQuick ? 15 : 60)
      for desk in desks { desk.begin(until: end) }
      for desk in desks { try desk.end() }
      report(desks, on: bench)
    }
  }

  private struct Place {
    let requests: [Wish]
    let signIn: Wish
    let file: Wish
  }

  /// Creates one company in which all programs work, and another one in which one program signs in repeatedly.
  private static func prepare(_ keeper: Talk) throws -> Place {
    func text(_ method: String, _ params: String) throws -> String {
      try Talk.text("id", in: try keeper.call(method, params))
    }
    let other = try text("companies.create", #"{"name":"Next Door"}"#)
    try keeper.call("companies.setTier", #"{"company":"\#(other)","tier":"business"}"#)
    let person = #""company":"\#(other)","username":"owner","password":"a long password""#
    try keeper.call("access.credentials.create", "{\(person)}")
    let company = try text("companies.create", #"{"name":"Corner Shop"}"#)
    let here = #""company":"\#(company)""#
    let contact = try text("contacts.create", #"{\#(here),"name":"A buyer","kinds":["customer"]}"#)
    let items = try (0..<200).map { number in
      try text("inventory.items.create", #"{\#(here),"sku":"S-\#(number)","name":"Item \#(number)","unit":"piece"}"#)
    }
    func wish(_ part: Int, _ method: String, _ params: @escaping @Sendable (Int) -> String) -> Wish {
      Wish(part, method) { "{\(here)\(params($0))}" }
    }
    let item = { @Sendable (number: Int) in items[number % items.count] }
    let requests = [
      Wish(20, "system.ping") { _ in "{}" },
      wish(30, "inventory.items.get") { #","id":"\#(item($0))""# },
      wish(10, "inventory.items.list") { _ in #","limit":50"# },
      wish(8, "inventory.items.search") { _ in #","text":"item""# },
      wish(14, "inventory.stock.receive") { #","item":"\#(item($0))","quantity":\#($0 % 9 + 1)"# },
      wish(8, "inventory.items.update") { #","id":"\#(item($0))","changes":{"description":"Seen \#($0)"}"# },
      wish(6, "orders.create") { _ in #","contact":"\#(contact)","currency":"EUR""# },
      wish(4, "dashboard.summary") { _ in "" },
    ]
    return Place(
      requests: requests, signIn: Wish(1, "access.signIn") { _ in "{\(person)}" },
      file: wish(1, "assets.add") { number in
        let content = Data((0..<30_000).map { UInt8(truncatingIfNeeded: $0 &* number &+ $0 >> 8) })
          .base64EncodedString()
        return
          #","owner":{"type":"item","id":"\#(item(number / 10))"},"role":"document","mediaType":"text/plain","base64":"\#(content)""#
      })
  }

  private static func report(_ desks: [Desk], on bench: Bench) {
    func delays(_ method: String) -> [Double] { desks.flatMap { $0.delays[method] ?? [] }.sorted() }
    func share(_ part: Double, of all: [Double]) -> Samples {
      Samples(values: [all.isEmpty ? 0 : all[Int(Double(all.count - 1) * part)] * 1000])
    }
    let (pings, gets) = (delays("system.ping"), delays("inventory.items.get"))
    let (signIns, files) = (delays("access.signIn"), delays("assets.add"))
    bench.report.note(
      "\(desks.map(\.count).reduce(0, +)) requests, of which \(signIns.count) sign-ins and \(files.count) files")
    bench.report.add(Finding("a ping, p99", share(0.99, of: pings), unit: "ms", .atMost(5)))
    bench.report.add(Finding("  the longest", share(1, of: pings), unit: "ms"))
    bench.report.add(Finding("inventory.items.get, p99", share(0.99, of: gets), unit: "ms", .atMost(20)))
    bench.report.add(Finding("  the longest", share(1, of: gets), unit: "ms"))
    bench.report.add(Finding("assets.add, p99", share(0.99, of: files), unit: "ms"))
    bench.report.add(Finding("access.signIn, p99", share(0.99, of: signIns), unit: "ms"))
  }
}

/// A kind of request in the mix, and its share of all requests.
private struct Wish: Sendable {
  let part: Int
  let method: String
  /// Returns the parameters of the request with this number.
  let params: @Sendable (Int) -> String

  init(_ part: Int, _ method: String, _ params: @escaping @Sendable (Int) -> String) {
    (self.part, self.method, self.params) = (part, method, params)
  }
}

/// A program that sends one request after another: each when it is due and the one before has its reply.
private final class Desk: @unchecked Sendable {
  private let talk: Talk
  private let pause: Double
  private let wishes: [Wish]
  private var random: UInt64
  private let done = DispatchSemaphore(value: 0)
  private var trouble: (any Error)?
  /// The time that requests of each method took, in seconds.
  private(set) var delays: [String: [Double]] = [:]
  private(set) var count = 0

  init(_ talk: Talk, every pause: Double, seed: Int, _ wishes: [Wish]) throws {
    (self.talk, self.pause, self.wishes, random) = (talk, pause, wishes, UInt64(seed) &+ 1)
    try talk.call("system.ping")
  }

  static func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func begin(until end: Double) {
    Thread.detachNewThread { [self] in
      // The programs begin at different times.
      var due = Desk.now() + pause * Double(next(1000)) / 1000
      do {
        while due < end {
          usleep(UInt32(max(due - Desk.now(), 0) * 1e6))
          try make(wish())
          due = max(due + pause, Desk.now() - pause)
        }
      } catch { trouble = error }
      done.signal()
    }
  }

  func end() throws {
    done.wait()
    talk.end()
    if let trouble { throw trouble }
  }

  private func make(_ wish: Wish) throws {
    count += 1
    let params = wish.params(next(1 << 20))
    let start = Desk.now()
    try talk.call(wish.method, params)
    delays[wish.method, default: []].append(Desk.now() - start)
  }

  private func wish() -> Wish {
    var chance = next(wishes.map(\.part).reduce(0, +))
    return wishes.first { wish in
      chance -= wish.part
      return chance < 0
    } ?? wishes[0]
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private func next(_ limit: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var z = random
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
