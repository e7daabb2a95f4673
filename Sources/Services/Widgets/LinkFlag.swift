internal import Shape

/// What a link asks the app to show.
enum LinkFlag: String, Choice {
  case home, locationPicker

  static let spellings = Spellings<LinkFlag>()

  /// How links name it.
  private var path: String {
    switch self {
    case .home: "home"
    case .locationPicker: "location-picker"
    }
  }

  /// What a link means; nil for one that is not ours.
  ///
  /// `humanus://home`, or the same as a universal link: `https://HOST/home`. Scheme and host in any case (RFC 3986, section 6.2.2.1); a query, a
  /// fragment and a slash at the end say nothing.
  /// - Parameter hosts: those of universal links, in lower case.
  init?(link: String, hosts: [String]) {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")), link.utf8[colon...].starts(with: "://".utf8) else { return nil }
    let rest = link.utf8[colon...].dropFirst(3).prefix { !"?#".utf8.contains($0) }
    var parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    switch String(Substring(link.utf8[..<colon])).lowercasedASCII {
    case "humanus":
      // The name stands where the host does, or behind nothing: humanus:///home.
      if parts.first == "" { parts.removeFirst() }
      if let first = parts.first { parts[0] = first.lowercasedASCII }
    case "https":
      guard hosts.contains(parts.removeFirst().lowercasedASCII) else { return nil }
    default: return nil
    }
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    guard parts.count == 1, let flag = LinkFlag.allCases.first(where: { $0.path == parts[0] }) else { return nil }
    self = flag
  }
}
