import Foundation

/// Measures the cost of checking rights in every request, and the cost of sign-ins for other callers.
enum AccessChecks: Measurement {
  static let name = "access"
  static let title = "Checks of access, and sign-in"

  static func run(on bench: Bench) throws {
    if Shell.has("valgrind") {
      try check(on: bench)
      try foreignIDs(on: bench)
    } else {
      bench.report.skip("checks of access: valgrind is not installed")
    }
    try signIn(on: bench)
  }

  /// Measures the instructions that find the company of a request and check the method's rule, for a caller who is
  /// signed in.
  private static func check(on bench: Bench) throws {
    let inventory = try staffed("check", on: bench)
    let id = try inventory.ids(1, on: bench)[0]
    let company = try inventory.company(bench)
    func gets(_ name: String, _ count: Int) throws -> Requests {
      try Requests(name, count: count, in: bench.workspace) {
        Requests.line($0, "inventory.items.get", #"{"company":"\#(company)","id":"\#(id)"}"#)
      }
    }
    // The only function that checks a call's rights.
    let options = ["--toggle-collect=*CompanyDirectoryC5admit*"]
    let figure = try perRequest(try gets("gets-few", 1000), try gets("gets-many", 11_000), inventory, options, bench)
    bench.report.add(Finding("the check of a request", Samples(values: [figure]), unit: "instr.", .atMost(150)))
  }

  /// Compares requests for ids of another company's items with requests for ids that never existed. The index of ids
  /// finds the former and shows that the row belongs to another company, so nothing of the record is read.
  private static func foreignIDs(on bench: Bench) throws {
    let inventory = try Inventory.fresh("foreign", items: 1000, on: bench)
    let foreign = try inventory.ids(1000, on: bench)
    let other = try bench.call("companies.create", ["name=Other"], inventory)
    _ = try bench.call("companies.select", ["company=\(other["id"] ?? "")"], inventory)
    func gets(_ name: String, _ count: Int, _ id: (Int) -> String) throws -> Requests {
      try Requests(name, count: count, in: bench.workspace) { Requests.get($0, item: id($0)) }
    }
    // The unknown ids are made from existing ones, so that the search in the index takes the same path.
    let never = foreign.map { "\($0.dropLast())\($0.hasSuffix("0") ? "1" : "0")" }
    func figure(_ name: String, _ ids: [String]) throws -> Samples {
      let few = try gets("\(name)-few", 1000) { ids[$0 % 1000] }
      let many = try gets("\(name)-many", 11_000) { ids[$0 % 1000] }
      return Samples(values: [try perRequest(few, many, inventory, [], bench)])
    }
    let samples = try (ours: figure("foreign", foreign), theirs: figure("never", never))
    bench.report.add(
      Finding("another company's id", samples, unit: "instr.", against: "one that never was", .atMost(1.1, aim: 1)))
  }

  private static func perRequest(
    _ few: Requests, _ many: Requests, _ inventory: Inventory, _ options: [String], _ bench: Bench
  ) throws -> Double {
    let command = inventory.command
    let difference =
      try Instructions.count(command, many, options, bench) - Instructions.count(command, few, options, bench)
    return difference / Double(many.count - few.count)
  }

  /// Measures how long a sign-in takes, and how long other callers wait for it.
  private static func signIn(on bench: Bench) throws {
    let inventory = try staffed("sign-in", on: bench)
    let overtaking = try bench.rivals.compile("overtaking")
    let request =
      #"{"jsonrpc":"2.0","id":"s","method":"access.signIn","params":{"username":"ada","password":"correct horse battery"}}"#
    var samples = (signIn: Samples(), beside: Samples(), alone: Samples())
    for _ in 0..<bench.rounds {
      let text = try Shell.run([overtaking, "\(bench.count(10, quick: 5))", request] + inventory.command).text
      let run = try JSONDecoder().decode(Overtaking.self, from: Data(text.utf8))
      samples.signIn.values.append(run.signIn * 1e3)
      samples.beside.values.append(run.beside * 1e3)
      samples.alone.values.append(run.alone * 1e3)
    }
    bench.report.add(Finding("a sign-in", samples.signIn, unit: "ms", .atMost(250)))
    bench.report.add(Finding("a sign-in, at least", samples.signIn, unit: "ms", .atLeast(50)))
    bench.report.add(Finding("the longest ping beside a sign-in", samples.beside, unit: "ms", .atMost(5)))
    bench.report.add(Finding("the longest of as many beside nothing", samples.alone, unit: "ms"))
  }

  /// Creates a company with an item, whose owner has credentials and is signed in.
  private static func staffed(_ name: String, on bench: Bench) throws -> Inventory {
    let inventory = try Inventory.fresh(name, items: 1, on: bench)
    let login = ["username=ada", "password=correct horse battery"]
    _ = try bench.call("access.credentials.create", login, inventory)
    _ = try bench.call("access.signIn", login, inventory)
    return inventory
  }

  private struct Overtaking: Decodable {
    let signIn: Double
    let beside: Double
    let alone: Double
  }
}
