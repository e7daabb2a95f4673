public import RPC
public import Tenancy

/// The methods about the host: its capabilities, its reports of progress, and a check.
public struct HostModule: ServiceModule {
  public static let name: StaticString = "host"
  public static let doc: StaticString =
    "The requests of the core that a host answers, and the host's reports about them."

  public let parts: ServiceParts

  /// - Parameter known: returns all requests that the core may send to a host. It is called when a host offers
  ///   capabilities.
  public init(_ dependencies: Dependencies, known: @escaping () -> [HostCapability]) {
    let on = Methods(of: Host(dependencies.host, known: known), dependencies)
    let onCalls = Methods(of: dependencies.host, dependencies)
    parts = ServiceParts(methods: [on(ProvideHost.self), on(ReportProgress.self), onCalls(CheckHost.self)])
  }
}
