import Foundation
import MainspringClient

/// Starts cores for tests.
enum Running {
  /// The path of the program under test: the variable `MAINSPRING`, or the program that was built with these tests.
  static let program: String = {
    if let named = ProcessInfo.processInfo.environment["MAINSPRING"] { return named }
    let places = [Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL)
    let beside = places.compactMap { $0?.deletingLastPathComponent().appendingPathComponent("mainspring").path }
    return beside.first(where: FileManager.default.isExecutableFile) ?? "mainspring"
  }()

  static func core(
    _ data: String = ":memory:", host: (any CoreHost)? = nil, restarts: Bool = false, timeout: Duration? = nil,
    arguments: [String] = []
  ) throws -> Core {
    try Core(data, command: [program, "serve"], arguments: arguments, host: host, restarts: restarts, timeout: timeout)
  }

  /// Returns a core with a company.
  static func shop(_ data: String = ":memory:", host: (any CoreHost)? = nil, restarts: Bool = false) async throws
    -> Core
  {
    let core = try core(data, host: host, restarts: restarts)
    try await core.companies.create(name: "Shop")
    return core
  }

  /// Runs a function with a directory that exists only meanwhile.
  static func inDirectory(isolation: isolated (any Actor)? = #isolation, _ work: (String) async throws -> Void)
    async throws
  {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await work(directory.path)
  }

  /// Returns the error of a call, or `nil` if the call succeeds.
  static func refusal(_ call: () async throws -> Void) async throws -> CoreError? {
    do {
      try await call()
      return nil
    } catch let error as CoreError {
      return error
    }
  }
}
