internal import Shape

/// Suggestions for unknown method names.
extension Router {
  /// Returns the error -32601 for an unknown method name. If another method was probably meant, the error suggests it.
  func notFound(_ name: String) -> Failure {
    let shown = name.count > 64 ? "\(name.prefix(64))..." : name
    let meant = meant(by: name)
    let hint = meant.map { "; did you mean \($0)?" } ?? ""
    return Failure(MethodNotFoundData(suggestion: meant), "Method not found: \(shown)\(hint)")
  }

  /// Returns the method that was probably meant by an unknown name, or `nil` if there is none.
  ///
  /// First, wrongly remembered names are tried. Such a name has another word for the verb (`companies.new`), or lacks
  /// the collection (`inventory.list` for `inventory.items.list`). Then mistyped names are tried.
  public func meant(by name: String) -> String? {
    let names = names
    guard let dot = name.lastIndex(of: ".") else { return nearest(to: name, among: names) }
    let start = name[...dot]
    let verb = String(name[name.index(after: dot)...])
    let verbs = [verb] + Router.verbs(meantBy: verb.lowercased())
    for verb in verbs where names.contains("\(start)\(verb)") { return "\(start)\(verb)" }
    for verb in verbs {
      if let found = names.first(where: { $0.hasPrefix(start) && $0.hasSuffix(".\(verb)") }) { return found }
    }
    return nearest(to: name, among: names)
  }

  /// Returns the core's verbs for a verb that other programs use, the likeliest first.
  private static func verbs(meantBy word: String) -> [String] {
    switch word {
    case "add", "new", "insert", "make", "post": ["create", "add", "set"]
    case "create": ["add"]
    case "remove", "rm", "del", "destroy", "erase": ["delete", "remove", "clear"]
    case "delete": ["remove", "revoke"]
    case "use", "switch", "choose", "pick": ["select", "choose"]
    case "edit", "change", "modify", "patch", "put", "save": ["update", "set"]
    case "set": ["update"]
    case "show", "read", "fetch", "view", "load": ["get", "list"]
    case "all", "index", "ls", "browse": ["list"]
    case "find", "query", "lookup": ["search", "get", "list"]
    case "login", "signin": ["signIn"]
    case "logout", "signout": ["signOut"]
    default: []
    }
  }
}
