import Foundation

/// Measures the cost of verified purchases: checking a signature when a document arrives, and a look-up for each later
/// check.
enum Signatures: Measurement {
  static let name = "entitlements"
  static let title = "Signed documents, and what they entitle to"

  static func run(on bench: Bench) throws {
    let store = try Store(bench)
    if Shell.has("openssl") {
      try verify(store, on: bench)
    } else {
      bench.report.skip("verification: openssl is not installed")
    }
    try check(store, on: bench)
  }

  /// Compares whole documents, whose certificate chain is known, with bare signatures of digests that OpenSSL verifies.
  private static func verify(_ store: Store, on bench: Bench) throws {
    let root = bench.workspace.root.path
    try Shell.run(["swift", "build", "-c", "release", "--product", "JWSVerifier", "--package-path", root])
    let verifier = bench.workspace.root.appendingPathComponent(".build/release/JWSVerifier").path
    let line = bench.workspace.file("verify.requests")
    let request = try JSONSerialization.data(withJSONObject: ["roots": store.roots, "jws": store.documents[0]])
    try (request + Data("\n".utf8)).write(to: line)
    let seconds = bench.isQuick ? 1 : 2
    let samples = try bench.compare(
      {
        let text = try Shell.run([verifier, "--measure", "\(seconds)"], input: line).text
        return try JSONDecoder().decode(Rate.self, from: Data(text.utf8)).verificationsPerSecond
      },
      {
        let text = try Shell.run(["openssl", "speed", "-seconds", "\(seconds)", "ecdsap256"]).text
        let last = text.split(separator: "\n").last?.split(separator: " ").last.flatMap { Double($0) }
        guard let rate = last else { throw Trouble("openssl speed ends with no number: \(text)") }
        return rate
      })
    bench.report.add(Finding("verifications", samples, unit: "/s", against: "openssl speed", .atLeast(0.8)))
  }

  /// Compares a check of a purchased feature with a read by id, in turns.
  private static func check(_ store: Store, on bench: Bench) throws {
    let inventory = try Inventory.fresh("entitled", items: 1000, on: bench)
    let options = ["--trusted-roots", store.rootsFile]
    let list = String(decoding: try JSONEncoder().encode(store.documents), as: UTF8.self)
    _ = try bench.call("entitlements.ingest", ["documents=\(list)"], inventory, options)
    let count = bench.count(200_000, quick: 50_000)
    let ids = try inventory.ids(1000, on: bench)
    let checks = try Requests("checks-of-features", count: count, in: bench.workspace) {
      Requests.line($0, "entitlements.check", #"{"feature":"customPlaces"}"#)
    }
    let gets = try Requests("gets-beside", count: count, in: bench.workspace) { Requests.get($0, item: ids[$0 % 1000]) }
    func cost(_ requests: Requests) throws -> Double {
      let command = inventory.command + options
      let job = Driver.Job(mode: .pipeline, requests: requests, command: command, warm: 100, room: 1024)
      return try bench.driver.run(job).cpuMicrosecondsPerRequest
    }
    let samples = try bench.compare({ try cost(checks) }, { try cost(gets) })
    bench.report.add(Finding("entitlements.check", samples, unit: "us CPU", against: "a read by id", .atMost(1)))
  }

  private struct Rate: Decodable {
    let verificationsPerSecond: Double
  }

  /// Returns the documents of the golden transcript, and their root certificate.
  private struct Store {
    let rootsFile: String
    let roots: String
    let documents: [String]

    init(_ bench: Bench) throws {
      let transcripts = bench.workspace.root.appendingPathComponent("Tests/Transcripts")
      rootsFile = transcripts.appendingPathComponent("store-root.pem").path
      roots = try String(contentsOfFile: rootsFile, encoding: .utf8)
      let text = try String(contentsOf: transcripts.appendingPathComponent("purchases.rpc"), encoding: .utf8)
      var documents: [String] = []
      for line in text.split(separator: "\n") where line.contains("entitlements.ingest") && line.hasPrefix("--> ") {
        documents += try JSONDecoder().decode(Ingestion.self, from: Data(line.dropFirst(4).utf8)).params.documents
      }
      guard !documents.isEmpty else { throw Trouble("purchases.rpc has no documents") }
      self.documents = documents
    }
  }

  private struct Ingestion: Decodable {
    struct Params: Decodable { let documents: [String] }
    let params: Params
  }
}
