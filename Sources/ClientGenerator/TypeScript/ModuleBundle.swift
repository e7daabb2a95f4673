/// Joins all modules of a JavaScript package into one module. For twenty separate modules, Node.js takes longer to
/// find, read and link them than to run their code.
///
/// The modules must be written in a certain style. They import and export names without renaming, and no two of them
/// use the same name at the top level.
struct ModuleBundle {
  /// The error for a module that can't be joined.
  struct Fault: Error {
    let description: String
  }

  private let read: (_ path: String) -> String?
  /// The names that each module exports. The keys are the paths of the modules.
  private var exports: [String: [String]] = [:]
  private var bodies = ""
  /// The imports from modules of Node.js. The keys are the names of those modules. A value is the name of an imported
  /// member, or `* NAME` for an import of the whole module as `NAME`.
  private var imports: [String: Set<String>] = [:]
  /// The module that declares each name at the top level.
  private var owners: [String: String] = [:]
  private(set) var text = ""

  /// - Parameters:
  ///   - entry: the path of the package's main module. The joined module exports the same names.
  ///   - read: returns the text of a module by its path in the package, or `nil` if there is no such module.
  init(_ entry: String, read: @escaping (_ path: String) -> String?) throws(Fault) {
    self.read = read
    try add(entry)
    let names = exports[entry, default: []].sorted().map { "  \($0),\n" }.joined()
    text = imports.sorted { $0.key < $1.key }.map(Self.statement).joined() + "\n" + bodies + "export {\n\(names)};\n"
  }

  /// Adds the modules that a module imports, and then the module itself. That is the order in which they would run.
  private mutating func add(_ path: String) throws(Fault) {
    if exports[path] != nil { return }
    exports[path] = []
    var (body, statement) = ("", "")
    guard let source = read(path) else { throw Fault(description: "\(path) can't be read") }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if !statement.isEmpty || ["import ", "export {", "export *"].contains(where: line.hasPrefix) {
        statement += (statement.isEmpty ? "" : " ") + line.drop { $0 == " " }
        guard line.hasSuffix(";") else { continue }
        try take(statement, of: path)
        statement = ""
      } else {
        body += try declared(line, in: path) + "\n"
      }
    }
    if !statement.isEmpty { throw fault(path, "an import", statement) }
    bodies += body.isBlank ? "" : "// \(path)\n" + body.trimmed + "\n\n"
  }

  /// Adds an import statement, or a statement that exports names of another module.
  private mutating func take(_ statement: String, of path: String) throws(Fault) {
    let parts = statement.split(separator: "\"")
    let isMixed = !["import {", "export {"].contains(where: statement.hasPrefix) && statement.contains("{")
    guard parts.count == 3, parts[2] == ";", !isMixed, !statement.contains(" as ") else {
      throw fault(path, "an import", statement)
    }
    let clause = parts[0].dropFirst(7).split { " {},".contains($0) }.map(String.init).filter { $0 != "from" }
    guard parts[1].hasPrefix(".") else {
      let isWhole = !parts[0].contains("{")
      for name in clause { try claim(name, "the module \(parts[1])", path) }
      return imports[String(parts[1]), default: []].formUnion(clause.map { isWhole ? "* \($0)" : $0 })
    }
    let other = Self.resolved(String(parts[1]), from: path)
    try add(other)
    for name in clause where name != "*" && !exports[other, default: []].contains(name) {
      throw Fault(description: "\(path) imports \(name) from \(other), which does not export it")
    }
    if statement.hasPrefix("export") {
      let new = (clause == ["*"] ? exports[other, default: []] : clause).filter {
        !exports[path, default: []].contains($0)
      }
      exports[path, default: []] += new
    }
  }

  /// Returns a line without `export`. If the line declares a name, the name is recorded.
  private mutating func declared(_ line: Substring, in path: String) throws(Fault) -> String {
    let isExported = line.hasPrefix("export ")
    let rest = isExported ? line.dropFirst(7) : line
    var words = rest.split { " (={*".contains($0) }.prefix(3)
    if words.first == "async" { words.removeFirst() }
    guard line.first != " ", let kind = words.first, ["class", "function", "const", "let", "var"].contains(kind),
      words.count > 1
    else {
      if isExported { throw fault(path, "an export", line) }
      return String(line)
    }
    if ["{", "["].contains(where: rest.drop(while: { $0 != " " }).dropFirst().hasPrefix) {
      throw fault(path, "a name", line)
    }
    let name = words[words.startIndex + 1].prefix { $0 != ";" }
    try claim(String(name), path, path)
    if isExported { exports[path, default: []].append(String(name)) }
    return String(rest)
  }

  /// Records that a module declares or imports a name. Throws an error if another module has the same name.
  private mutating func claim(_ name: String, _ owner: String, _ path: String) throws(Fault) {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) else {
      throw fault(path, "a name", name)
    }
    let other = owners.updateValue(owner, forKey: name) ?? owner
    if other != owner { throw Fault(description: "\(other) and \(owner) both have the name \(name): rename one") }
  }

  private func fault(_ path: String, _ what: String, _ line: some StringProtocol) -> Fault {
    Fault(description: "\(path) has \(what) that can't be bundled: \(line)")
  }

  private static func statement(_ module: String, _ names: Set<String>) -> String {
    let (whole, some) = (names.filter { $0.hasPrefix("* ") }.sorted(), names.filter { !$0.hasPrefix("* ") }.sorted())
    let clauses = whole.map { String($0.dropFirst(2)) } + (some.isEmpty ? [] : ["{ \(some.joined(separator: ", ")) }"])
    return clauses.map { "import \($0) from \"\(module)\";\n" }.joined()
  }

  /// Returns the path of a module from its relative path in another module.
  private static func resolved(_ name: String, from path: String) -> String {
    var folders = path.split(separator: "/").dropLast()
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without empty lines at its beginning and its end.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first == "\n" { rest.removeFirst() }
    while rest.last == "\n" { rest.removeLast() }
    return String(rest)
  }
}
