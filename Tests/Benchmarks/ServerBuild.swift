import Foundation

/// An executable of the server whose start and memory are measured.
struct ServerBuild {
  let name: String
  let executable: String

  /// The server as it is built here, and the one that needs no libraries where it can be built; of a server that somebody has named, that one
  /// alone.
  static func all(on bench: Bench) throws -> [ServerBuild] {
    let workspace = bench.workspace
    guard workspace.isServerOwn else { return [ServerBuild(name: "named", executable: workspace.mainspring)] }
    let usual = ServerBuild(name: "dynamic", executable: workspace.mainspring)
    guard try hasStaticExecutable(bench) else { return [usual] }
    return [usual, ServerBuild(name: "static", executable: workspace.staticMainspring)]
  }

  /// Builds the executable that needs no libraries; answers false, and says why, where that can't be done.
  private static func hasStaticExecutable(_ bench: Bench) throws -> Bool {
    #if os(Linux)
      bench.report.note("building the static executable")
      let root = bench.workspace.root
      let build = try Shell.attempt([
        "swift", "build", "-c", "release", "--product", "mainspring", "--static-swift-stdlib", "-Xswiftc", "-static-executable",
        "--package-path", root.path, "--scratch-path", root.appendingPathComponent(".build/static").path,
      ])
      if build.status == 0 { return true }
      bench.report.skip("the static executable can't be built: \(build.lastComplaint)")
    #else
      bench.report.skip("there are no static executables here")
    #endif
    return false
  }
}
