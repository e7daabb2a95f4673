internal import RPC
internal import Shape
public import Vocabulary

/// The places where the table of time zones is searched for.
public struct ZoneTableSource: Sendable {
  /// The file that an option names; `nil` without the option. If it is given, no other file is searched.
  let file: String?
  /// The directories with the system's time zones. The first directory with a table is used.
  let directories: [String]
  /// Returns the bytes of a file, or `nil` if the file can't be read.
  let read: @Sendable (String) -> [UInt8]?
  /// Returns the names in a directory; none if it can't be read.
  let list: @Sendable (String) -> [String]

  /// The names of the table's file, in order of preference. zone.tab names a city for each country. zone1970.tab leaves
  /// out zones whose clocks have been alike since 1970, such as Stockholm and Reykjavik.
  private static let names = ["zone.tab", "zone1970.tab"]

  public init(
    file: String?, directories: [String], read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.list = list
    self.file = file
    self.directories = directories
    self.read = read
  }

  /// A source without a table and without zones, for a core that behaves the same on every machine.
  public static let none = ZoneTableSource(file: nil, directories: []) { _ in nil }

  /// Returns the compiled file of a time zone, which is beside the table, or `nil` if there is no such file.
  public func file(of zone: TimeZoneName) -> [UInt8]? {
    for directory in directories { if let file = read("\(directory)/\(zone.name)") { return file } }
    return nil
  }

  /// Returns the system's spelling of a time zone in any case, or `nil` for a zone that the system lacks. For a system
  /// without zones, returns each name unchanged.
  public func spelling(of zone: TimeZoneName) -> TimeZoneName? {
    var hasZones = false
    for directory in directories where read("\(directory)/UTC") != nil {
      hasZones = true
      var path = ""
      for part in zone.name.split(separator: "/") {
        let names = list("\(directory)/\(path)")
        let folded = String(part).lowercasedASCII
        guard let name = names.first(where: { $0 == part }) ?? names.first(where: { $0.lowercasedASCII == folded })
        else { break }
        path += path.isEmpty ? name : "/\(name)"
      }
      guard path.utf8.count == zone.name.utf8.count, let found = TimeZoneName(path),
        read("\(directory)/\(path)")?.starts(with: Array("TZif".utf8)) == true
      else { continue }
      return found
    }
    return hasZones ? nil : zone
  }

  var candidates: [String] {
    if let file { return [file] }
    return directories.flatMap { directory in ZoneTableSource.names.map { "\(directory)/\($0)" } }
  }
}

extension Failure {
  /// Returns the failure of a search without a host and without a table.
  static func placesUnavailable(_ source: ZoneTableSource) -> Failure {
    let remedy =
      "offer host.places.search, install the system's time-zone data (the package tzdata), or name a zone.tab with --zone-table"
    let reason =
      source.file.map { "\($0) has no table of time zones" }
      ?? (source.directories.isEmpty
        ? "there is no table of time zones"
        : "there is no table of time zones in \(source.directories.joined(separator: ", "))")
    return Failure(PlacesUnavailableData(), "Places can't be searched: \(reason); \(remedy)")
  }
}
