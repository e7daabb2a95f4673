internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// The parameters of a call, given on the command line. They are words such as `name=Beans cost.amount=1890
/// tags[]=organic tags[]=fair note=@FILE`, or a JSON object, or `@FILE`, or `-` for the standard input.
///
/// A value is JSON if it is valid JSON and the member is not a text. Otherwise it is a text. Unknown methods and
/// members are sent unchanged, because the core's error messages about them are better.
struct ParameterWords {
  /// A word that gives the value of a member, or an element of a list.
  private struct Word {
    let path: [String]
    let isElement: Bool
    let value: String
  }

  private enum Content {
    case json(String)
    case words([Word])
  }

  private let content: Content

  /// Reads the words. If they name files or the standard input, these are also read here, to the end.
  init(_ words: [String]) throws(UsageError) {
    if words.count == 1, ParameterWords.isWhole(words[0]) {
      content = .json(try ParameterWords.whole(words[0]))
      return
    }
    if let word = words.first(where: ParameterWords.isWhole) {
      throw UsageError(
        "\(word) gives all parameters, so no others may be given. Give either NAME=VALUE words, or one JSON text, @FILE or -"
      )
    }
    content = .words(try words.map(ParameterWords.word))
  }

  /// Returns the parameters as JSON text.
  /// - Parameter endpoint: the method, or `nil` if the method is unknown.
  func json(for endpoint: Endpoint?) throws(UsageError) -> String {
    let schema = endpoint?.description().params
    let json = try text(schema)
    if ParameterWords.worksInCompany(endpoint, schema), ParameterWords.isCompanyNull(json) {
      throw UsageError("company must not be null; to use the selected company, leave out company")
    }
    return json
  }

  // MARK: Reading

  private static func isWhole(_ word: String) -> Bool {
    word == "-" || word.hasPrefix("{") || word.hasPrefix("[") || word.hasPrefix("@")
  }

  private static func whole(_ word: String) throws(UsageError) -> String {
    let path = word == "-" || word == "@-" ? "-" : word.hasPrefix("@") ? String(word.dropFirst()) : nil
    let text = try path.map { (path) throws(UsageError) in try content(of: path) } ?? word
    let name = path.map { $0 == "-" ? "the standard input" : $0 } ?? "the parameters"
    if path != nil, text.allSatisfy(\.isWhitespace) {
      throw UsageError("\(name) is empty, but the parameters must be JSON")
    }
    guard let compact = compact(text) else { throw UsageError("\(name) must be valid JSON") }
    return compact
  }

  private static func word(_ word: String) throws(UsageError) -> Word {
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw UsageError("\(word) must be NAME=VALUE, one JSON object, @FILE, or -")
    }
    let name = word[..<equals]
    let isElement = name.hasSuffix("[]")
    let path = (isElement ? name.dropLast(2) : name).split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    let raw = String(word[word.index(after: equals)...])
    return Word(path: path, isElement: isElement, value: try value(raw))
  }

  /// Returns the value that a word gives. `@FILE` stands for the content of the file. `@@` stands for an `@` at the
  /// start of a text.
  private static func value(_ raw: String) throws(UsageError) -> String {
    guard raw.hasPrefix("@") else { return raw }
    let rest = String(raw.dropFirst())
    if rest.hasPrefix("@") { return rest }
    do throws(UsageError) {
      var text = try content(of: rest)
      // Most editors end the last line with a line end, which is not part of the value. CR and LF together are one
      // Character.
      if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
      return text
    } catch {
      throw UsageError("\(error.sentence); for a text that begins with @, write @\(raw)")
    }
  }

  private static func content(of path: String) throws(UsageError) -> String {
    do throws(Files.Failure) {
      let bytes = try Files.read(path)
      // Some editors begin a file with a byte-order mark. It is not part of the text.
      let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
      guard let text = String(validating: bytes.dropFirst(start), as: UTF8.self) else {
        throw Files.Failure(sentence: "\(path) is not UTF-8")
      }
      return text
    } catch {
      throw UsageError(error.sentence)
    }
  }

  // MARK: Building the JSON

  private func text(_ schema: ObjectSchema?) throws(UsageError) -> String {
    let words: [Word]
    switch content {
    case .json(let json): return json
    case .words(let given): words = given
    }
    var tree = ParameterTree.object([])
    for word in words {
      let member = ParameterWords.member(word.path, of: schema)
      if word.isElement {
        try tree.append(ParameterWords.valueJSON(word.value, schema: member?.element), to: word.path[...])
      } else {
        try tree.set(word.path[...], to: ParameterWords.valueJSON(word.value, schema: member))
      }
    }
    return tree.text
  }

  private static func valueJSON(_ text: String, schema: Schema?) -> String {
    if schema?.isText ?? false { return text == "null" && schema!.isNullable ? "null" : jsonText(text) }
    return compact(text) ?? jsonText(text)
  }

  /// Returns the schema of the member at the end of a path, or `nil` if there is no such member.
  private static func member(_ path: [String], of schema: ObjectSchema?) -> Schema? {
    var object = schema
    var found: Schema?
    for name in path {
      found = object?.members.first { $0.name == name }?.schema
      object = found?.object
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the method works in a company and its parameter `company` is
  /// optional. Such a method does not accept `null` as "no company".
  private static func worksInCompany(_ endpoint: Endpoint?, _ schema: ObjectSchema?) -> Bool {
    let company = schema?.members.first { $0.name == "company" }
    // Methods of the account are different. For example, companies.select accepts null, to select no company.
    let isOfAccount = (endpoint?.access as? Access).map { $0 == .account || $0 == .anyone } ?? true
    return !isOfAccount && !(company?.isRequired ?? true)
  }

  private static func isCompanyNull(_ json: String) -> Bool {
    var json = json
    return json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member("company")?.kind == .null } } ?? false
  }

  private static func compact(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.compactText } }
  }
}

extension Schema {
  /// A Boolean value that indicates whether all valid values are texts.
  fileprivate var isText: Bool {
    switch self {
    case .text, .choice: true
    case .nullable(let inner): inner.isText
    default: false
    }
  }

  /// The schema of the list's elements, or `nil` if the value is not a list.
  var element: Schema? {
    switch self {
    case .list(let element, _): element
    case .nullable(let inner): inner.element
    default: nil
    }
  }

  fileprivate var isNullable: Bool {
    if case .nullable = self { return true }
    return false
  }
}
