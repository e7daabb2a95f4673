internal import Shape

/// The flag of a link, which is the name of the view that the app shows. It is a name from the file of `--links`, or
/// the core's own `acceptShare`.
struct LinkFlag: Value, Hashable, Sendable {
  let text: String

  /// The flag of share links, with which users join a shared company.
  static let acceptShare = LinkFlag(text: "acceptShare")

  static let fieldDoc: StaticString =
    "The view to show: one of the flags in the file of `--links`, or `acceptShare` for a share link."

  static let urlDoc: StaticString =
    "The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other links."
  static let kindDoc: StaticString = "The kind of record that `id` names, such as `item`, from the pattern."
  static let idDoc: StaticString = "The id in the link: the decoded text at the position of `{id}` in the pattern."
  static let queryDoc: StaticString =
    "The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the link does not have are left out."

  static func read<S: Source>(from source: inout S) -> LinkFlag {
    guard let text = source.text() else { return example }
    let bytes = text.utf8
    let isSound =
      (1...64).contains(bytes.count)
      && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-._".utf8.contains($0) }
    if !S.isTrusted, !isSound { source.refuse("must have 1 to 64 letters, digits, -, . or _") }
    return LinkFlag(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: .length(1...64), pattern: "^[A-Za-z0-9._-]{1,64}$")) }
  static var example: LinkFlag { LinkFlag(text: "home") }
}

/// A scheme of the app's own links, in lower case (RFC 3986, section 3.1).
struct LinkScheme: Value, Sendable {
  let text: String

  static func read<S: Source>(from source: inout S) -> LinkScheme {
    guard let text = source.text()?.lowercasedASCII else { return example }
    let isSound =
      text.utf8.first?.isASCIILetter == true && text.utf8.count <= 64 && !["http", "https"].contains(text)
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    if !S.isTrusted, !isSound {
      source.refuse(
        "must be a scheme such as myapp: a letter, and then letters, digits, +, - or ., at most 64 characters in all. The schemes http and https are not allowed"
      )
    }
    return LinkScheme(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: .length(1...64), pattern: "^[A-Za-z][A-Za-z0-9+.-]*$")) }
  static var example: LinkScheme { LinkScheme(text: "example") }
}

/// The host of universal links, in lower case, without a port.
struct LinkHost: Value, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  static func read<S: Source>(from source: inout S) -> LinkHost {
    guard let text = source.text()?.lowercasedASCII else { return example }
    let isSound =
      (1...253).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"/?#@:*,\\".utf8.contains($0) }
    if !S.isTrusted, !isSound { source.refuse("must be a host such as www.example.com") }
    return LinkHost(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: .length(1...253))) }
  static var example: LinkHost { "www.example.com" }
}
