internal import RPC
internal import Shape

/// The service of the methods of a host: a front end declares its capabilities, and reports its progress.
final class Host {
  private let calls: HostCalls
  /// Returns all requests that the core may send to a host.
  private let known: () -> [HostCapability]

  init(_ calls: HostCalls, known: @escaping () -> [HostCapability]) {
    self.calls = calls
    self.known = known
  }

  func provide(_ capabilities: [String]) -> Provided {
    calls.offer(capabilities)
    let names = known().map(\.name)
    let unknown = capabilities.filter { !names.contains($0) }
    let suggestions = unknown.compactMap { name in
      nearest(to: name, among: names).map { SuggestedCapability(unknown: name, suggestion: $0) }
    }
    return Provided(used: capabilities.filter(names.contains), unknown: unknown, suggestions: suggestions)
  }

  func reports(about id: Int) -> HeldRequests? { calls.reports(about: id) }

  func progress(_ report: ReportProgress) throws(Failure) -> Bool {
    try calls.progress(
      report.id,
      HostCalls.Report(done: report.done, total: report.total, message: report.message, content: report.content))
  }
}
