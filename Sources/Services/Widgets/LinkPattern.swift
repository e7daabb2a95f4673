internal import Shape

/// A pattern for the path of a link after its scheme or host, with the flag of the view that such a link opens.
struct LinkPattern: Record, Sendable {
  let path: LinkPath, flag: LinkFlag, kind: String?, query: [String]

  static let doc: StaticString =
    "A pattern for the path of a link after its scheme or host, with the flag of the view that such a link opens."

  init<F: Fields<Self>>(_ field: inout F) {
    path = field(
      "path", \.path,
      "The segments of the path, joined by /, such as `home` or `items/{id}`. `{id}` stands for any single segment.")
    flag = field("flag", \.flag, "The flag of links that fit the pattern: one of `flags`.")
    kind = field(
      "kind", \.kind,
      "The kind of record that `{id}` names, such as `item`. links.drain returns the kind with the link.",
      .length(1...64))
    query = field(
      "query", \.query, "The names of the query's parameters that links.drain returns with the link.", .count(0...20))
  }

  /// A Boolean value that indicates whether links of this pattern have more than the flag: an id, a kind or a query.
  var carries: Bool { path.hasID || kind != nil || !query.isEmpty }
}

/// The path of a pattern: segments of literal text, and at most one `{id}`, which can't be the first segment.
struct LinkPath: Value, Sendable {
  let text: String

  private static let hole = "{id}"
  private static let most = 8

  var segments: [String] {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
  var hasID: Bool { segments.contains { LinkPath.isHole($0) } }

  private static func isHole(_ segment: String) -> Bool { segment.utf8.elementsEqual(hole.utf8) }

  /// Returns the id in a path that matches. Returns an empty text for a pattern without an id, and `nil` for a path
  /// that does not match.
  /// - Parameters:
  ///   - found: the segments of the link in their own spelling.
  ///   - isHost: a Boolean value that indicates whether the first segment is the link's host, whose case is ignored.
  func match(_ found: [String], isHost: Bool) -> String? {
    let own = segments
    guard own.count == found.count else { return nil }
    var id = ""
    for (index, (segment, there)) in zip(own, found).enumerated() {
      if LinkPath.isHole(segment) {
        guard let text = there.percentDecoded, !text.isEmpty, text.violation(of: .length(1...200)) == nil else {
          return nil
        }
        id = text
      } else {
        let isSame =
          isHost && index == 0
          ? segment.lowercasedASCII.utf8.elementsEqual(there.lowercasedASCII.utf8)
          : segment.utf8.elementsEqual(there.utf8)
        if !isSame { return nil }
      }
    }
    return id
  }

  static func read<S: Source>(from source: inout S) -> LinkPath {
    guard let text = source.text() else { return example }
    let path = LinkPath(text: text)
    if !S.isTrusted, let complaint = path.complaint { source.refuse(complaint) }
    return path
  }

  private var complaint: String? {
    let segments = segments
    guard (1...LinkPath.most).contains(segments.count), text.utf8.count <= 200 else {
      return "must have 1 to \(LinkPath.most) segments, and at most 200 characters"
    }
    if segments[0].utf8.elementsEqual("share".utf8) {
      return "must not begin with the segment share: the core uses this segment for share links"
    }
    if LinkPath.isHole(segments[0]) || segments.count(where: LinkPath.isHole) > 1 {
      return "must have {id} at most once, and not as its first segment"
    }
    let isSound = segments.allSatisfy { segment in
      LinkPath.isHole(segment)
        || !segment.isEmpty
          && segment.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-._~".utf8.contains($0) }
    }
    return isSound ? nil : "must have segments of letters, digits, -, ., _ and ~, such as items/{id}, not \(text)"
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { .text(TextSchema(length: .length(1...200))) }
  static var example: LinkPath { LinkPath(text: "items/{id}") }
}

extension String {
  /// The text with its percent-encoded bytes decoded (RFC 3986, section 2.1), or `nil` if the bytes are not UTF-8 or
  /// have control characters.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(UInt8(high << 4 | low))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) && !bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) ? text : nil
  }
}
