public import RPC

/// The methods about what the host does for the core.
public struct HostModule {
  public static let name: StaticString = "host"
  public static let doc: StaticString = "What the host does for the core, and tells it."

  private let service: Host
  private let calls: HostCalls

  /// - Parameter known: everything that the core may ask of a host, which is known only when all modules are made.
  public init(_ calls: HostCalls, known: @escaping () -> [HostCapability]) {
    self.calls = calls
    service = Host(calls, known: known)
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(ProvideHost.self, on: service), Endpoint(ReportProgress.self, on: service),
      Endpoint(CheckHost.self, on: calls, of: calls),
    ]
  }
}
