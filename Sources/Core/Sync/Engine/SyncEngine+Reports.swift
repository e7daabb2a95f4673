internal import Cloud
internal import RPC
internal import Shape

/// What those are told of who look on.
extension SyncEngine {
  /// Something of a zone is being fetched, or sent.
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

  /// Tells of what was refused since this was done last, as a right was missing.
  func reportRejections() throws(Failure) {
    let rejections = replica.rejections.sorted { $0.key < $1.key }
    replica.rejections = [:]
    for (zone, count) in rejections {
      var done = SyncReport(.rejected, of: try replica.zone(zone), at: now)
      done.records = count
      try report(done)
    }
  }

  /// What was under way has ended; what has moved nothing and has not failed is not worth a word.
  /// - Parameters:
  ///   - type: only what is of this one; nil for all.
  ///   - zone: of this one alone, where the others go on.
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
