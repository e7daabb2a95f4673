import Foundation

/// The servers whose executables are named by environment variables.
enum NamedServer: String {
  /// The server that is measured, instead of the package's own.
  case measured = "BENCH_SERVER"
  /// An older server, with which the measured server is compared.
  case baseline = "BENCH_BASELINE"

  /// The path of the executable, or `nil` if the variable is not set.
  func executable() throws -> String? {
    guard let name = ProcessInfo.processInfo.environment[rawValue], !name.isEmpty else { return nil }
    let path = URL(fileURLWithPath: name).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Trouble("\(rawValue) names no executable: \(name)")
    }
    return path
  }
}
