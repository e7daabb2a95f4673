internal import Shape

/// What a link asks the app to show.
enum LinkFlag: String, Choice {
  case home, locationPicker
  /// Somebody shares a company.
  case acceptShare

  static let spellings = Spellings<LinkFlag>()

  /// How links name it.
  private var path: String {
    switch self {
    case .home: "home"
    case .locationPicker: "location-picker"
    case .acceptShare: "share"
    }
  }

  /// What a link means; nil for one that is not ours.
  ///
  /// `SCHEME://home`, or the same as a universal link: `https://HOST/home`. Scheme and host in any case (RFC 3986, section 6.2.2.1); a query, a
  /// fragment and a slash at the end say nothing.
  init?(link: String, of addresses: LinkAddresses) {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")), link.utf8[colon...].starts(with: "://".utf8) else { return nil }
    let rest = link.utf8[colon...].dropFirst(3).prefix { !"?#".utf8.contains($0) }
    var parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    let scheme = String(Substring(link.utf8[..<colon])).lowercasedASCII
    let isUniversal = scheme == "https"
    switch scheme {
    case _ where addresses.schemes.contains(scheme):
      // The name stands where the host does, or behind nothing: SCHEME:///home.
      if parts.first == "" { parts.removeFirst() }
      if let first = parts.first { parts[0] = first.lowercasedASCII }
    case "https":
      guard addresses.hosts.contains(parts.removeFirst().lowercasedASCII) else { return nil }
    default: return nil
    }
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    // Behind the name stands what it is that is shared.
    if parts.count == 2, parts[0] == LinkFlag.acceptShare.path, isUniversal {
      parts.removeLast()
    } else if parts == [LinkFlag.acceptShare.path] {
      return nil
    }
    guard parts.count == 1, let flag = LinkFlag.allCases.first(where: { $0.path == parts[0] }) else { return nil }
    self = flag
  }
}
