import Foundation
import MainspringClient

/// Runs the scenario that the clients of all languages run: `conformance DIRECTORY`. See ../../conformance/README.md.
@main
enum Conformance {
  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("conformance takes a directory\n".utf8))
      exit(64)
    }
    let directory = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    print("== shop")
    try await Shop(directory).play()
    print("== killed")
    try await killed(directory)
    print("== two")
    try await two(directory)
  }

  private static func killed(_ directory: URL) async throws {
    let path = directory.appendingPathComponent("killed").path
    let core = try Core(path, restarts: true)
    try await core.companies.create(name: "Roastery")
    for turn in 0..<3 {
      try await withThrowingTaskGroup(of: Void.self) { calls in
        for n in 0..<50 {
          calls.addTask { try await core.inventory.items.create(sku: "\(turn)-\(n)", name: "K", unit: "kg") }
        }
        try await calls.next()
        kill(core.processID, SIGKILL)
        try await calls.waitForAll()
      }
    }
    var count = 0
    for try await _ in core.each({ try await $0.inventory.items.list() }) { count += 1 }
    print("recovered", count)
    await core.close()

    let mortal = try Core(path)
    kill(mortal.processID, SIGKILL)
    do {
      while true { _ = try await mortal.system.ping() }
    } catch is ProcessEnded {
      print("ended")
    }
  }

  private static func two(_ directory: URL) async throws {
    let cloud = ["--cloud", directory.appendingPathComponent("cloud.sqlite").path]
    let one = try Core(directory.appendingPathComponent("one").path, arguments: cloud)
    let other = try Core(directory.appendingPathComponent("two").path, arguments: cloud)
    let company = try await one.companies.create(name: "Roastery").id
    let made = try await one.inventory.items.create(sku: "B", name: "Beans", unit: "kg")
    try await one.sync.now(wait: true)
    try await other.sync.now(wait: true)
    say(["synced"] + (try await other.inventory.items.list(company: company)).items.map(\.name))
    try await other.inventory.items.update(
      changes: ItemDetailsChanges(name: "Beans from Kenya"), id: made.id, company: company)
    try await other.sync.now(wait: true)
    try await one.sync.now(wait: true)
    print("synced", try await one.inventory.items.get(id: made.id, company: company).name)
    await one.close()
    await other.close()
  }
}

/// Prints words on one line.
func say(_ words: [String]) { print(words.joined(separator: " ")) }

/// Returns a decimal as text, without zeros at its end, or an empty text for nil.
func text(_ number: Decimal?) -> String { number?.description ?? "" }

func yes(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
