public import Ports
public import RPC
public import Storage
public import Tenancy

/// The methods about events that the app reports to its maker.
public struct TelemetryModule: ServiceModule {
  public static let name: StaticString = "telemetry"
  public static let doc: StaticString = "Events that the app reports to its maker, while the user allows it."
  public static let schema = TelemetryTables.schema
  public static var hostRequests: [HostCapability] { [HostCapability(HostSendTelemetry.self)] }
  /// The capability that a host needs to be sent events.
  public static var capability: String { "\(HostSendTelemetry.name)" }

  public let parts: ServiceParts
  private let service: Telemetry

  /// - Parameters:
  ///   - names: the events that may be sent.
  ///   - preferences: knows whether telemetry is on.
  public init(_ dependencies: Dependencies, _ names: TelemetryNames, preferences: @escaping () -> any PreferenceKeeper) {
    service = Telemetry(dependencies, names, preferences: preferences)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(methods: [on(TrackEvent.self), on(ListNames.self)])
  }

  /// Lets the events that wait be sent, as a host offers to send events.
  public func hostOffered() { service.hostOffered() }

  /// Removes the events that wait, as the setting has changed. It is called within the write.
  public func switched() throws(Failure) { try service.switched() }
}
