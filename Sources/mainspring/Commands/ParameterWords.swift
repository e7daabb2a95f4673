internal import JSON
internal import RPC
internal import Shape
internal import Tenancy

/// The parameters of a call as words of a command line: `name=Beans cost.amount=1890 tags[]=organic tags[]=fair note=@FILE`, or a JSON
/// object, or `@FILE`, or `-` for the standard input.
///
/// A value is JSON where it is valid JSON and the member is no text; otherwise it is a text. Unknown methods and members are sent as they
/// are: the core knows best what to say about them.
struct ParameterWords {
  private let words: [String]
  private let schema: ObjectSchema?

  /// Whether the method works in a company that may be left out: who writes null there does not mean no company.
  private let worksInCompany: Bool

  /// - Parameter endpoint: the method; nil where nobody knows it.
  init(_ words: [String], for endpoint: Endpoint?) {
    self.words = words
    schema = endpoint?.description().params
    let company = schema?.members.first { $0.name == "company" }
    // A method of the account that takes a company may mean something by null: that none is to be selected.
    let isOfAccount = (endpoint?.access as? Access).map { $0 == .account || $0 == .anyone } ?? true
    worksInCompany = !isOfAccount && !(company?.isRequired ?? true)
  }

  /// The parameters as a JSON text.
  func json() throws(UsageError) -> String {
    let json = try text()
    if worksInCompany, ParameterWords.isCompanyNull(json) {
      throw UsageError("company is null: leave it out, and the selected company is meant")
    }
    return json
  }

  private static func isCompanyNull(_ json: String) -> Bool {
    var json = json
    return json.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.member("company")?.kind == .null } } ?? false
  }

  private func text() throws(UsageError) -> String {
    if words.count == 1, let word = words.first, word == "-" || word.hasPrefix("{") || word.hasPrefix("[") || word.hasPrefix("@") {
      let isFile = word.hasPrefix("@")
      let text = isFile || word == "-" ? try content(of: isFile ? String(word.dropFirst()) : word) : word
      guard let compact = ParameterWords.compact(text) else {
        throw UsageError("\(isFile ? word : word == "-" ? "the standard input" : "the parameters") must be valid JSON")
      }
      return compact
    }
    var tree = ParameterTree.object([])
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
        throw UsageError("\(word) must be NAME=VALUE, one JSON object, @FILE, or -")
      }
      let name = word[..<equals]
      let isElement = name.hasSuffix("[]")
      let path = (isElement ? name.dropLast(2) : name).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let raw = String(word[word.index(after: equals)...])
      let value = raw.hasPrefix("@") ? try content(of: String(raw.dropFirst())) : raw
      let schema = member(path)
      if isElement {
        try tree.append(valueJSON(value, schema: schema?.element), to: path[...])
      } else {
        try tree.set(path[...], to: valueJSON(value, schema: schema))
      }
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

  /// What the elements of a list look like.
  fileprivate var element: Schema? {
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
