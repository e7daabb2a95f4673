internal import JSON
internal import RPC
internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Command {
  static let methods = Command(
    name: "methods",
    summary: "list all methods, or those whose names begin with a text; where none does, those that say it anywhere, or take or answer it",
    operands: "[TEXT]",
    options: [Option("json", nil, "print a JSON array with name, summary, effect and access of each")]
  ) { (arguments) throws(UsageError) in
    if arguments.operands.count > 1 { throw UsageError("methods takes one text, not \(arguments.operands.joined(separator: " "))") }
    let prefix = arguments.operands.first ?? ""
    let core = try Core.ofNothing()
    let all = core.endpoints.map { $0.description() }
    var descriptions = all.filter { $0.name.hasPrefix(prefix) }
    if descriptions.isEmpty { descriptions = all.filter { $0.says(prefix) } }
    if descriptions.isEmpty {
      throw UsageError("no method begins with \(prefix), or says it\(suggestion(for: prefix, among: core.methodNames + core.prefixes))")
    }
    return Output.print(arguments.isSet("json") ? json(descriptions) : NamedLines(descriptions.map { ($0.name, $0.doc) }).text)
  }

  private static func json(_ methods: [MethodDescription]) -> String {
    let objects = methods.map { method in
      let members = ["name": method.name, "summary": method.doc, "effect": "\(method.effect)"]
      let text = ["name", "summary", "effect"].map { "\"\($0)\":\(jsonText(members[$0] ?? ""))" }.joined(separator: ",")
      return "{\(text),\"access\":\(method.access.json)}"
    }
    let array = "[\(objects.joined(separator: ","))]"
    return isatty(1) != 0 ? pretty(array) : "\(array)\n"
  }
}

extension MethodDescription {
  /// Whether its name, its sentence, or a name among its parameters or in its result has a text in it, in whatever case.
  func says(_ text: String) -> Bool {
    let text = text.lowercased()
    let said = [name, doc] + params.members.map(\.name) + Columns(ResultList.element(of: result) ?? result).names
    return said.map { $0.lowercased() }.contains { one in one.indices.contains { one[$0...].hasPrefix(text) } }
  }
}

/// Names with a sentence each, one a line.
struct NamedLines {
  private let lines: [(name: String, doc: String)]

  init(_ lines: [(name: String, doc: String)]) { self.lines = lines }

  var text: String {
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { "\($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.doc)\n" }.joined()
  }
}

extension Core {
  /// What names of methods begin with: everything before one of their dots.
  var prefixes: [String] {
    var prefixes: [String] = []
    for name in methodNames {
      let parts = name.split(separator: ".")
      for count in 1..<max(parts.count, 1) {
        let prefix = parts.prefix(count).joined(separator: ".")
        if !prefixes.contains(prefix) { prefixes.append(prefix) }
      }
    }
    return prefixes
  }
}
