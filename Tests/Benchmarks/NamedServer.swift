import Foundation

/// Servers that the environment names, each by the path of an executable.
enum NamedServer: String {
  /// The server that is measured, instead of the package's own.
  case measured = "BENCH_SERVER"
  /// An older server, with which the measured server is compared.
  case baseline = "BENCH_BASELINE"

  /// The executable; nil when nobody has named one.
  func executable() throws -> String? {
    guard let name = ProcessInfo.processInfo.environment[rawValue], !name.isEmpty else { return nil }
    let path = URL(fileURLWithPath: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Trouble("\(rawValue) names no executable: \(name)")
    }
    return path
  }
}
