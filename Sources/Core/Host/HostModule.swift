public import RPC
public import Tenancy

/// The service `host`, whose methods are about the host: its capabilities, its reports of progress, and a check.
public struct HostModule: ServiceModule {
  public static let name: StaticString = "host"
  public static let doc: StaticString =
    "The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress."

  public let parts: ServiceParts

  /// - Parameter known: returns all requests that the core may send to a host. It is called when a host offers
  ///   capabilities.
  public init(_ dependencies: Dependencies, known: @escaping () -> [HostCapability]) {
    let on = Methods(of: Host(dependencies.host, known: known), dependencies)
    let onCalls = Methods(of: dependencies.host, dependencies)
    parts = ServiceParts(methods: [on(ProvideHost.self), on(ReportProgress.self), onCalls(CheckHost.self)])
  }
}
