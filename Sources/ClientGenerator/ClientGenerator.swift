import Foundation

/// Writes the clients' generated sources, and the reference of all that can be asked, from `Schemas/openrpc.json`.
///
///     swift run generate-clients            # writes what differs
///     swift run generate-clients --check    # says what differs, and ends with 1 where something does
@main
enum ClientGenerator {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let isCheck = words.contains("--check")
    let root = URL(fileURLWithPath: words.first { !$0.hasPrefix("--") } ?? ".", isDirectory: true)
    let data = try Data(contentsOf: root.appendingPathComponent("Schemas/openrpc.json"))
    guard let document = data.withUnsafeBytes({ Node($0.bindMemory(to: UInt8.self)) }) else {
      FileHandle.standardError.write(Data("Schemas/openrpc.json is no JSON\n".utf8))
      exit(65)
    }
    let interface = Interface(document: document)
    var stale = false
    for (path, text) in files(of: interface) {
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

  /// The generated files, by their paths: those of all languages, and of the reference.
  private static func files(of interface: Interface) -> [(path: String, text: String)] {
    PythonWriter(interface).files
      + RubyWriter(interface).files
      + SwiftWriter(interface).files
      + TypeScriptWriter(interface).files
      + ReferenceWriter(interface).files
  }
}
