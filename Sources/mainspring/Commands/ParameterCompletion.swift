internal import Shape

/// Finds the completions for a parameter on a command line. The user has typed a part of its name, or the name and a
/// part of its value. Dots and brackets can follow a name.
struct ParameterCompletion {
  private let typed: String
  /// The names of the parameters that were given before this one.
  private let given: [String]

  init(_ typed: String, given words: [String]) {
    self.typed = typed
    given = words.compactMap { word in word.firstIndex(of: "=").map { String(word[..<$0]) } }
  }

  /// - Parameter paths: a function that finds files. Its argument is the part of the typed word before the path.
  func candidates(in params: ObjectSchema, paths: (String) -> [Completer.Candidate]) -> [Completer.Candidate] {
    guard let equals = typed.firstIndex(of: "=") else { return names(in: params) }
    let start = String(typed[...equals])
    if typed[typed.index(after: equals)...].hasPrefix("@") { return paths("\(start)@") }
    let name = typed[..<equals]
    if name == "path" || name.hasSuffix(".path") { return paths(start) }
    let isElement = name.hasSuffix("[]")
    var object: ObjectSchema? = params
    var found: Schema?
    for part in (isElement ? name.dropLast(2) : name).split(separator: ".") {
      found = object?.members.first { $0.name == part }?.schema
      object = found?.object
    }
    return (found?.words(ofElement: isElement) ?? []).map { Completer.Candidate(start + $0) }
  }

  private func names(in params: ObjectSchema) -> [Completer.Candidate] {
    let path = typed.lastIndex(of: ".").map { String(typed[...$0]) } ?? ""
    var object: ObjectSchema? = params
    for part in path.split(separator: ".") { object = object?.members.first { $0.name == part }?.schema.object }
    return (object?.members ?? []).compactMap { member in
      let name = path + member.name
      if given.contains(name) { return nil }
      if member.schema.object != nil { return Completer.Candidate("\(name).", member.doc) }
      return Completer.Candidate(member.schema.isList ? "\(name)[]=" : "\(name)=", member.doc)
    }
  }
}

extension Schema {
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .nullable(let inner): inner.isList
    default: false
    }
  }

  /// Returns the possible values of a parameter, or an empty list if they can't be listed.
  fileprivate func words(ofElement isElement: Bool) -> [String] {
    switch self {
    case .choice(let names): isElement ? [] : names
    case .boolean: isElement ? [] : ["true", "false"]
    case .list(let element, _): isElement ? element.words(ofElement: false) : []
    case .nullable(let inner): inner.words(ofElement: isElement)
    case .oneOf(let choices): choices.flatMap { $0.words(ofElement: isElement) }
    default: []
    }
  }
}
