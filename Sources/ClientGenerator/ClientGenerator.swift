import Foundation

/// Writes the generated source files of the clients, and the reference of the interface, from `Schemas/openrpc.json`.
/// Also joins the source files of the package for Node.js into one module.
///
///     swift run generate-clients            # writes files that differ
///     swift run generate-clients --check    # lists files that differ, and ends with 1 if there are any
@main
enum ClientGenerator {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let isCheck = words.contains("--check")
    let root = URL(fileURLWithPath: words.first { !$0.hasPrefix("--") } ?? ".", isDirectory: true)
    let data = try Data(contentsOf: root.appendingPathComponent("Schemas/openrpc.json"))
    guard let document = data.withUnsafeBytes({ Node($0.bindMemory(to: UInt8.self)) }) else {
      refuse("Schemas/openrpc.json is not valid JSON: write it again with mainspring schema --write Schemas")
    }
    let interface = Interface(document: document)
    var stale = false
    for (path, text) in files(of: interface, in: root) {
      let file = root.appendingPathComponent(path)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      stale = true
      print(path)
      if isCheck { continue }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    if isCheck, stale { exit(1) }
  }

  /// Writes a sentence to the standard error, and ends the program with the exit code 65 (EX_DATAERR).
  static func refuse(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(65)
  }

  /// Returns the generated files of all languages and of the reference, each with its path.
  private static func files(of interface: Interface, in root: URL) -> [(path: String, text: String)] {
    let typeScript = TypeScriptWriter(interface)
    let bundle: (path: String, text: String)
    do {
      bundle = try typeScript.bundle { try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
    } catch { refuse(error.description) }
    return PythonWriter(interface).files
      + RubyWriter(interface).files
      + SwiftWriter(interface).files
      + typeScript.files + [bundle]
      + ReferenceWriter(interface).files
  }
}
