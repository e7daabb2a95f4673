internal import JSON
internal import RPC
internal import Shape

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The command `methods`: lists the methods, or searches for methods by words.
extension Command {
  static let methods = Command(
    name: "methods",
    summary:
      "list all methods, or the methods whose names begin with a text; if there are none, the methods whose descriptions have its words",
    operands: "[TEXT...]",
    options: [Option("json", nil, "print a JSON array with name, summary, effect and access of each")]
  ) { (arguments) throws(UsageError) in
    let prefix = arguments.operands.joined(separator: " ")
    let core = try Core.ofNothing()
    let all = core.endpoints.map { $0.description() }
    var descriptions = all.filter { $0.name.hasPrefix(prefix) }
    if descriptions.isEmpty {
      let ranked = all.compactMap { method in method.place(amongThoseThatSay: prefix).map { (method, place: $0) } }
      descriptions = (0...MethodDescription.lastPlace).flatMap { place in ranked.filter { $0.place == place }.map(\.0) }
    }
    if descriptions.isEmpty {
      throw UsageError(
        "no method name begins with \(prefix), and no description has this word\(suggestion(for: prefix, among: core.methodNames + core.prefixes))"
      )
    }
    return Output.print(
      arguments.isSet("json") ? json(descriptions) : NamedLines(descriptions.map { ($0.name, $0.doc) }).text)
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
  static let lastPlace = 2

  /// Returns the rank of the method in a search for words, or `nil` if the method does not match all words. The rank is
  /// 0 if the method's name matches all words, and 1 if its description is also needed. It is 2 if the names of its
  /// parameters or of the result's members are needed, too.
  ///
  /// A word matches if some word in the text begins with it. Case does not matter.
  func place(amongThoseThatSay words: String) -> Int? {
    let words = words.words
    let members = params.members.map(\.name) + Columns(ResultList.element(of: result) ?? result).names
    var said: [String] = []
    for (place, text) in [name, doc, members.joined(separator: "\n")].enumerated() {
      said += text.words
      if words.allSatisfy({ word in said.contains { $0.hasPrefix(word) } }) { return place }
    }
    return nil
  }
}

extension String {
  /// The words of the text in lower case. For `minStock`, the words are `minstock`, `min` and `stock`.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.flatMap { part -> [String] in
      var pieces: [String] = []
      var wasLower = false
      for character in part {
        if pieces.isEmpty || wasLower && character.isUppercase { pieces.append("") }
        pieces[pieces.count - 1] += character.lowercased()
        wasLower = character.isLowercase || character.isNumber
      }
      return pieces.count == 1 ? pieces : [part.lowercased()] + pieces
    }
  }
}

/// Formats names and their descriptions as text in two columns.
struct NamedLines {
  private let lines: [(name: String, doc: String)]

  init(_ lines: [(name: String, doc: String)]) { self.lines = lines }

  var text: String {
    let width = lines.map(\.name.count).max() ?? 0
    return lines.map { "\($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.doc)\n" }.joined()
  }
}

extension Core {
  /// The prefixes of method names. Each prefix ends before a dot, such as `inventory` and `inventory.items`.
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
