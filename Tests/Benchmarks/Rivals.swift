import Foundation

/// The programs with which mainspring is compared. They are compiled from Rivals/, or installed from the Python package
/// index.
final class Rivals {
  private let workspace: Workspace
  private var compiled: [String: String] = [:]

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Compiles a C source of Rivals/ and returns the executable's path.
  func compile(_ name: String, with sources: [String] = []) throws -> String {
    if let known = compiled[name] { return known }
    let executable = workspace.file(name).path
    let source = workspace.rivalSources.appendingPathComponent("\(name).c").path
    let folders = Set(sources.map { "-I" + URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    try Shell.run(["cc", "-O2", "-o", executable, source] + sources + folders + ["-lsqlite3"])
    compiled[name] = executable
    return executable
  }

  /// Compiles a loop that replies to requests with the JSON parser yyjson, and returns its path.
  func yyjsonLoop() throws -> String { try compile("yyjson_loop", with: [yyjson()]) }

  /// Compiles the program that inserts items through SQLite without a server, and returns its path.
  func rawCreates() throws -> String { try compile("raw_creates", with: [yyjson()]) }

  /// Compiles the program that replies to requests for the stock levels of an item, and returns its path.
  func answers() throws -> String { try compile("answers", with: [yyjson()]) }

  /// Returns the path of yyjson's source.
  private func yyjson() throws -> String {
    let folder = workspace.file("yyjson")
    if try source(in: folder) == nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Shell.run([
        "python3", "-m", "pip", "download", "--no-deps", "--no-binary", ":all:", "-d", folder.path, "yyjson",
      ])
      let archive = try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".tar.gz") }
      guard let archive else { throw Trouble("pip downloaded no source archive of yyjson") }
      try Shell.run(["tar", "-xzf", folder.appendingPathComponent(archive).path, "-C", folder.path])
    }
    guard let source = try source(in: folder) else { throw Trouble("the source archive of yyjson has no yyjson.c") }
    return source
  }

  /// Installs deltachat-rpc-server, a JSON-RPC server that other programs use, and returns its path.
  func deltachat() throws -> String {
    let folder = workspace.file("deltachat")
    let executable = folder.appendingPathComponent("deltachat_rpc_server/deltachat-rpc-server").path
    if !FileManager.default.isExecutableFile(atPath: executable) {
      try Shell.run(["python3", "-m", "pip", "install", "--target", folder.path, "deltachat-rpc-server"])
    }
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw Trouble("the package has no executable for this machine")
    }
    return executable
  }

  /// Installs the packages for programs of agents, and returns their folder.
  func agents() throws -> String {
    let folder = workspace.file("agents")
    if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("mcp").path) {
      try Shell.run(["python3", "-m", "pip", "install", "--target", folder.path, "mcp"])
    }
    return folder.path
  }

  private func source(in folder: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let source = folder.appendingPathComponent("\(name)/yyjson/yyjson.c").path
      if FileManager.default.fileExists(atPath: source) { return source }
    }
    return nil
  }
}
