internal import Cloud
internal import RPC
internal import Shape

/// Reports on the work of a cycle: the numbers of records and bytes that were moved, and the failures.
extension SyncEngine {
  /// Begins a report on the fetching or the sending of a zone, unless there is one already.
  func begins(_ type: SyncReport.Kind, _ zone: ZoneState?) {
    if !reports.contains(where: { $0.type == type && $0.zone?.number == zone?.number }) {
      reports.append(SyncReport(type, of: zone, at: now))
    }
  }

  func did(_ type: SyncReport.Kind, _ zone: Int?, records: Int, bytes: Int) {
    moved += records
    guard let index = reports.firstIndex(where: { $0.type == type && $0.zone?.number == zone }) else { return }
    reports[index].records += records
    reports[index].bytes += bytes
  }

  /// Reports the number of changes that were refused because a right was missing, since the last such report.
  func reportRejections() throws(Failure) {
    let rejections = replica.rejections.sorted { $0.key < $1.key }
    replica.rejections = [:]
    for (zone, count) in rejections {
      var done = SyncReport(.rejected, of: try replica.zone(zone), at: now)
      done.records = count
      try report(done)
    }
  }

  /// Ends the reports on work that has ended. A report without records and without a failure is dropped.
  /// - Parameters:
  ///   - type: the kind of work that has ended, or `nil` for all kinds.
  ///   - zone: the zone whose work has ended while the work of other zones continues, or `nil` for all zones.
  func finishReports(_ type: SyncReport.Kind?, of zone: Int? = nil, _ failure: CloudFailure? = nil) throws(Failure) {
    func isOver(_ report: SyncReport) -> Bool {
      (type ?? report.type) == report.type && (zone ?? report.zone?.number) == report.zone?.number
    }
    let ended = reports.filter(isOver)
    reports.removeAll(where: isOver)
    for var done in ended where done.records > 0 || failure != nil {
      done.failure = failure
      try report(done)
    }
  }
}
