internal import Ports
internal import RPC
internal import Tenancy
internal import Vocabulary

/// The service `places`: searches places by their names.
final class Places {
  private let dependencies: Dependencies
  private let source: ZoneTableSource
  private var table: ZoneTable?

  init(_ dependencies: Dependencies, zones source: ZoneTableSource) {
    self.dependencies = dependencies
    self.source = source
  }

  var host: HostCalls { dependencies.host }

  /// Returns the last known location of the device, whatever its age. Returns `nil` if no location is known, or if the
  /// app may no longer know the location.
  func devicePlace() throws(Failure) -> Coordinates? {
    if try dependencies.locationAuthorization().state.isRefusal { return nil }
    return try dependencies.appGroup.devicePlace()?.coordinates
  }

  /// Returns the table of time zones, which is read from its file when it is first needed. While no table is found,
  /// each call searches for it again, because the package with the table may be installed at any time.
  func zoneTable() throws(Failure) -> ZoneTable {
    if let table { return table }
    for path in source.candidates {
      guard let text = source.read(path), let found = ZoneTable(text) else { continue }
      table = found
      return found
    }
    throw .placesUnavailable(source)
  }
}
