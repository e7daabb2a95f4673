internal import Ports
internal import RPC
internal import Tenancy
internal import Vocabulary

/// The search for places by their names.
final class Places {
  private let dependencies: Dependencies
  private let source: ZoneTableSource
  private var table: ZoneTable?

  init(_ dependencies: Dependencies, zones source: ZoneTableSource) {
    self.dependencies = dependencies
    self.source = source
  }

  var host: HostCalls { dependencies.host }

  /// Returns the last location of the device, however old. Returns `nil` if it is not known, or if the app may no
  /// longer know it.
  func devicePlace() throws(Failure) -> Coordinates? {
    if try dependencies.locationAuthorization().state.isRefusal { return nil }
    return try dependencies.appGroup.devicePlace()?.coordinates
  }

  /// Returns the table, which is read when it is first needed. A missing table is looked for again each time, as it may
  /// be installed at any time.
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
