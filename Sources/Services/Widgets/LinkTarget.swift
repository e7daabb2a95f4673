internal import Shape

/// The meaning of a link: the flag of the view that it opens, and the values in the link.
struct LinkTarget {
  let flag: LinkFlag, url: String?, kind: String?, id: String?, query: [LinkParameter]?

  /// Reads a link, or returns `nil` if the link is not one of the app's links.
  ///
  /// A link has the form `SCHEME://home`, or `https://HOST/home` as a universal link. The scheme and the host may have
  /// any case (RFC 3986, section 6.2.2.1). Query parameters that no pattern names, a fragment and a slash at the end
  /// are ignored.
  init?(_ link: String, in file: LinkFile) {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")), link.utf8[colon...].starts(with: "://".utf8) else {
      return nil
    }
    let behind = link.utf8[colon...].dropFirst(3)
    var parts = behind.prefix { !"?#".utf8.contains($0) }.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    )
    .map { String(Substring($0)) }
    let scheme = String(Substring(link.utf8[..<colon])).lowercasedASCII
    let isUniversal = scheme == "https"
    if isUniversal {
      let host = parts.removeFirst().lowercasedASCII
      guard file.hosts.contains(where: { $0.text == host }) else { return nil }
    } else {
      guard file.schemes.contains(where: { $0.text == scheme }) else { return nil }
      // The first segment is in the position of the host. In SCHEME:///home, an empty host comes before the first
      // segment.
      if parts.first == "" { parts.removeFirst() }
    }
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    // A share link is https://HOST/share/TOKEN. Its second segment identifies the share.
    if isUniversal, parts.count == 2, parts[0] == "share" {
      self.init(flag: .acceptShare, url: link, kind: nil, id: nil, query: nil)
      return
    }
    for pattern in file.patterns {
      guard let id = pattern.path.match(parts, isHost: !isUniversal) else { continue }
      let query = behind.prefix { $0 != UInt8(ascii: "#") }.drop { $0 != UInt8(ascii: "?") }.dropFirst()
      let parameters = LinkParameter.read(String(Substring(query)), named: pattern.query)
      self.init(
        flag: pattern.flag, url: pattern.carries ? link : nil, kind: pattern.kind, id: id.isEmpty ? nil : id,
        query: pattern.query.isEmpty ? nil : parameters)
      return
    }
    return nil
  }

  private init(flag: LinkFlag, url: String?, kind: String?, id: String?, query: [LinkParameter]?) {
    self.flag = flag
    self.url = url
    self.kind = kind
    self.id = id
    self.query = query
  }
}

/// A parameter of a link's query, with its name and value.
struct LinkParameter: Record {
  let name: String, value: String

  static let doc: StaticString = "A parameter of a link's query."

  /// Returns the parameters that a pattern names, in the pattern's order. If several parameters have the same name, the
  /// first one counts. A parameter that can't be decoded is left out.
  static func read(_ query: String, named names: [String]) -> [LinkParameter] {
    let pairs = query.utf8.split(separator: UInt8(ascii: "&")).map { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      return (name: parts[0].percentDecoded, value: parts.count > 1 ? parts[1].percentDecoded : "")
    }
    return names.compactMap { name in
      let found = pairs.first { $0.name?.utf8.elementsEqual(name.utf8) == true }
      return found?.value.map { LinkParameter(name: name, value: $0) }
    }
  }
}

extension LinkParameter {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the parameter, as in the pattern.")
    value = field("value", \.value, "The decoded value. Empty for a name without a value.")
  }
}
