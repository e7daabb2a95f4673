import Foundation

/// A data directory with items in one company, which is selected.
struct Inventory {
  let directory: URL
  let itemCount: Int
  /// The executable that serves the directory.
  let server: String

  private static let batch = 100_000

  /// Creates a new data directory with this number of items.
  static func fresh(_ name: String, items: Int = 0, server: String? = nil, on bench: Bench) throws -> Inventory {
    let directory = try bench.workspace.fresh(name)
    let inventory = Inventory(directory: directory, itemCount: items, server: server ?? bench.workspace.mainspring)
    let company = try bench.call("companies.create", ["name=Benchmark"], inventory)
    _ = try bench.call("companies.select", ["company=\(company["id"] ?? "")"], inventory)
    for first in stride(from: 1, through: items, by: batch) {
      let count = min(batch, items - first + 1)
      let requests = try Requests("fill", count: count, in: bench.workspace) {
        Requests.create($0, number: first - 1 + $0)
      }
      _ = try bench.driver.run(Driver.Job(mode: .pipeline, requests: requests, command: inventory.command))
    }
    return inventory
  }

  /// Returns a data directory that takes long to fill. It is kept for the next run, and is filled again when the schema
  /// has changed.
  static func kept(_ name: String, items: Int, on bench: Bench) throws -> Inventory {
    let marker = bench.workspace.file("\(name).marker")
    let state = "\(items) items of \(Requests.createLength) bytes\n\(try privateSchema(bench))"
    let directory = bench.workspace.file(name)
    if FileManager.default.fileExists(atPath: directory.path),
      (try? String(contentsOf: marker, encoding: .utf8)) == state
    {
      return Inventory(directory: directory, itemCount: items, server: bench.workspace.mainspring)
    }
    bench.report.note("filling \(directory.lastPathComponent) with \(items) items; it is kept for the next run")
    let inventory = try fresh(name, items: items, on: bench)
    try state.write(to: marker, atomically: true, encoding: .utf8)
    return inventory
  }

  /// Returns a directory with a million items, or with the number in the options. The directory is kept.
  static func large(on bench: Bench) throws -> Inventory {
    try kept("items-\(bench.itemCount)", items: bench.itemCount, on: bench)
  }

  /// The selected company's id.
  func company(_ bench: Bench) throws -> String {
    guard let id = try bench.call("companies.selected", [], self)["id"] as? String else {
      throw Trouble("no company is selected")
    }
    return id
  }

  /// The command that starts the core on this directory.
  var command: [String] { [server, "--data", directory.path] }

  /// The store that has the items.
  var database: String { directory.appendingPathComponent("private.sqlite").path }

  /// Returns randomly chosen ids of items.
  func ids(_ count: Int, on bench: Bench) throws -> [String] {
    let reader = try bench.rivals.compile("reader")
    let ids = try Shell.run([reader, "ids", database, "\(count)"]).text.split(separator: "\n").map(String.init)
    guard ids.count == count else { throw Trouble("\(ids.count) ids were found instead of \(count)") }
    return ids
  }

  /// Returns the arguments for a rival that creates its own store: the path of a file in a new directory, and the path
  /// of the SQL for its tables.
  static func bare(_ name: String, on bench: Bench) throws -> [String] {
    let schema = bench.workspace.file("private.sql")
    // The full-text index is left out, because only the core has its tokenizer.
    let tables = try privateSchema(bench).split(separator: "\n").filter { !$0.hasPrefix("CREATE VIRTUAL TABLE") }
      .joined(separator: "\n")
    try tables.write(to: schema, atomically: true, encoding: .utf8)
    let folder = try bench.workspace.fresh(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return [folder.appendingPathComponent("private.sqlite").path, schema.path]
  }

  /// Returns the SQL of the tables in the store that has the items.
  static func privateSchema(_ bench: Bench) throws -> String {
    let text = try Shell.run([bench.workspace.mainspring, "schema"]).text
    guard let begin = text.range(of: "-- private.sqlite\n") else {
      throw Trouble("mainspring schema prints no private store")
    }
    let rest = text[begin.upperBound...]
    return String(rest.range(of: "\n-- ").map { rest[..<$0.lowerBound] } ?? rest)
  }
}
