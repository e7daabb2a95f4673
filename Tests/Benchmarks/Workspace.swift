import Foundation

/// The files and folders that the benchmark uses, all of them in the package's build folder.
struct Workspace {
  let root: URL
  let folder: URL
  /// The path of the server that is measured.
  let mainspring: String
  /// A Boolean value that indicates whether the server belongs to this package, so that the benchmark can build it.
  let isServerOwn: Bool

  init() throws {
    root = try Workspace.packageRoot()
    let named = try NamedServer.measured.executable()
    mainspring = named ?? root.appendingPathComponent(".build/release/mainspring").path
    isServerOwn = named == nil
    folder = root.appendingPathComponent(".build/benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var rivalSources: URL { root.appendingPathComponent("Tests/Benchmarks/Rivals") }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Returns a path at which no file exists. Removes what was there.
  func fresh(_ name: String) throws -> URL {
    let url = file(name)
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    return url
  }

  /// The folder of Package.swift, found above this executable or above the current folder.
  private static func packageRoot() throws -> URL {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    for start in [executable, current].compactMap(\.self) {
      var folder = start
      while folder.path != "/" {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    throw Trouble("there is no Package.swift above the executable or the current folder")
  }
}

/// The reason why something can't be measured, in one sentence.
struct Trouble: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
