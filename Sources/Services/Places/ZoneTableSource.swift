internal import RPC
internal import Shape
public import Vocabulary

/// The files in which the core searches for the table of time zones.
public struct ZoneTableSource: Sendable {
  /// The file that the option `--zone-table` names, or `nil` without the option. If a file is named, no other file is
  /// searched.
  let file: String?
  /// The directories in which systems store time zones. The core uses the first directory that has a table.
  let directories: [String]
  /// Returns the bytes of a file, or `nil` if the file can't be read.
  let read: @Sendable (String) -> [UInt8]?
  /// Returns the names in a directory, or no names if the directory can't be read.
  let list: @Sendable (String) -> [String]

  /// The possible names of the table's file, in order of preference. zone.tab names a city for each country.
  /// zone1970.tab leaves out zones whose clocks have shown the same time since 1970, such as Stockholm and Reykjavik.
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

  /// A source without a table and without zones. With this source, a core behaves the same on every machine.
  public static let none = ZoneTableSource(file: nil, directories: []) { _ in nil }

  /// Returns the system's compiled file of a time zone, or `nil` if there is no such file.
  public func file(of zone: TimeZoneName) -> [UInt8]? {
    for directory in directories { if let file = read("\(directory)/\(zone.name)") { return file } }
    return nil
  }

  /// Returns the system's spelling of a time zone whose name may be in any letter case, or `nil` for a zone that the
  /// system lacks. If the system has no zones at all, returns each name unchanged.
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
  /// Returns the error of a search if there is neither a host nor a table.
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
