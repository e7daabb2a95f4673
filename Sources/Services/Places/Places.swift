internal import RPC

/// Places by what they are called.
final class Places {
  let host: HostCalls
  private let source: ZoneTableSource
  private var table: ZoneTable?

  init(_ host: HostCalls, zones source: ZoneTableSource) {
    self.host = host
    self.source = source
  }

  /// The table, read when it is first needed. Where there is none, one may be installed at any time.
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
