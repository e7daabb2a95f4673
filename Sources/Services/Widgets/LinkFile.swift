public import JSON
public import Shape

/// The description of the links that open an app: the content of the file that the option `--links` names.
public struct LinkFile: Record, Sendable {
  let schemes: [LinkScheme], hosts: [LinkHost], flags: [LinkFlag], patterns: [LinkPattern]

  public static let doc: StaticString =
    "The links that open an app: their schemes and hosts, and the view to which each link leads."

  /// The description without a file, which has only share links.
  ///
  /// Its host is used for share links, with which users join a shared company, if no file names another host. The host
  /// is a reserved name (RFC 2606, section 2).
  public static let standard = LinkFile(schemes: [], hosts: ["app.example"], flags: [], patterns: [])

  /// The host of share links.
  public var sharingHost: String { (hosts.first ?? LinkFile.standard.hosts[0]).text }

  /// The problems of members that contradict each other.
  private var contradictions: [Problem] {
    var problems: [Problem] = []
    var paths: Set<[UInt8]> = []
    let known = Set(flags)
    for (index, pattern) in patterns.enumerated() {
      func refuse(_ member: String, _ message: String) {
        problems.append(Problem(pointer: "/patterns/\(index)/\(member)", kind: .value, message: "\(member) \(message)"))
      }
      if !known.contains(pattern.flag) { refuse("flag", "must be one of the names in flags, not \(pattern.flag.text)") }
      if !paths.insert(Array(pattern.path.text.utf8)).inserted {
        refuse("path", "must be unique; an earlier pattern has the same path")
      }
    }
    for (index, flag) in flags.enumerated() where flag == .acceptShare {
      problems.append(
        Problem(
          pointer: "/flags/\(index)", kind: .value,
          message: "flags must not contain acceptShare: the core itself uses this flag, for share links"))
    }
    return problems
  }
}

extension LinkFile {
  /// Reads the text of a file.
  public init(_ text: [UInt8]) throws(JSONText.Defect) {
    self = try JSONText.read(text) { LinkFile.read(from: &$0) }
    let problems = contradictions
    if !problems.isEmpty { throw .shape(problems) }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    schemes = field(
      "schemes", \.schemes, "The schemes of the app's own links, such as `example` for `example://home`.",
      .count(0...20))
    hosts = field(
      "hosts", \.hosts,
      "The hosts of universal links. Share links use the first of them. Without hosts, share links use app.example.",
      .count(0...100))
    flags = field(
      "flags", \.flags, "The names of the app's views. links.drain returns one of them, as the flag, for each link.",
      .count(0...200))
    patterns = field(
      "patterns", \.patterns,
      "The patterns for the path after a link's scheme or host. The first pattern that fits the link applies.",
      .count(0...500))
  }
}
