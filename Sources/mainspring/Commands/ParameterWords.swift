internal import JSON
internal import Shape

/// The parameters of a call as words of a command line: `name=Beans cost.amount=1890 tags='["organic"]' note=@FILE`, or a JSON object, or
/// `@FILE`.
///
/// A value is JSON where it is valid JSON and the member is no text; otherwise it is a text. Unknown methods and members are sent as they
/// are: the core knows best what to say about them.
struct ParameterWords {
  private let words: [String]
  private let schema: ObjectSchema?

  init(_ words: [String], schema: ObjectSchema?) {
    self.words = words
    self.schema = schema
  }

  /// An object, in the order of the words; dots make nested objects.
  private indirect enum Tree {
    case json(String)
    case object([(name: String, value: Tree)])

    var text: String {
      switch self {
      case .json(let text): text
      case .object(let members): "{\(members.map { "\(jsonText($0.name)):\($0.value.text)" }.joined(separator: ","))}"
      }
    }

    mutating func set(_ path: ArraySlice<String>, to json: String) throws(UsageError) {
      guard let name = path.first else {
        self = .json(json)
        return
      }
      guard case .object(var members) = self else { throw UsageError("\(name) can't be set inside of a value that is given as a whole") }
      let index = members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
      if index != nil, path.count == 1 { throw UsageError("\(name) is given twice") }
      var child = index.map { members[$0].value } ?? (path.count > 1 ? .object([]) : .json(json))
      if path.count > 1 { try child.set(path.dropFirst(), to: json) }
      if let index { members[index].value = child } else { members.append((name, child)) }
      self = .object(members)
    }
  }

  func json() throws(UsageError) -> String {
    if words.count == 1, let word = words.first, word.hasPrefix("{") || word.hasPrefix("[") || word.hasPrefix("@") {
      let text = word.hasPrefix("@") ? try content(of: String(word.dropFirst())) : word
      guard let compact = ParameterWords.compact(text) else {
        throw UsageError("\(word.hasPrefix("@") ? word : "the parameters") must be valid JSON")
      }
      return compact
    }
    var tree = Tree.object([])
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw UsageError("\(word) must be NAME=VALUE, one JSON object, or @FILE")
      }
      let path = word[..<equals].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let raw = String(word[word.index(after: equals)...])
      let value = raw.hasPrefix("@") ? try content(of: String(raw.dropFirst())) : raw
      try tree.set(path[...], to: valueJSON(value, schema: member(path)))
    }
    return tree.text
  }

  private func content(of path: String) throws(UsageError) -> String {
    do throws(Files.Failure) {
      return String(decoding: try Files.read(path), as: UTF8.self)
    } catch {
      throw UsageError(error.sentence)
    }
  }

  private func valueJSON(_ text: String, schema: Schema?) -> String {
    if schema?.isText ?? false { return text == "null" && schema!.isNullable ? "null" : jsonText(text) }
    return ParameterWords.compact(text) ?? jsonText(text)
  }

  /// What stands at the end of a path of members, where the schema knows it.
  private func member(_ path: [String]) -> Schema? {
    var object = schema
    var found: Schema?
    for name in path {
      found = object?.members.first { $0.name == name }?.schema
      object = found?.object
    }
    return found
  }

  private static func compact(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.compactText } }
  }
}

extension Schema {
  /// Whether only a text fits.
  fileprivate var isText: Bool {
    switch self {
    case .text, .choice: true
    case .nullable(let inner): inner.isText
    default: false
    }
  }

  fileprivate var isNullable: Bool {
    if case .nullable = self { return true }
    return false
  }
}
