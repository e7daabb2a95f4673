public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `telemetry`: its methods and host request.
public struct TelemetryModule: ServiceModule {
  public static let name: StaticString = "telemetry"
  public static let doc: StaticString = "Events that the app reports to its maker, while the user allows it."
  public static let schema = TelemetryTables.schema
  public static var hostRequests: [HostCapability] { [HostCapability(HostSendTelemetry.self)] }
  /// The name of the request that a host must offer, so that events can be sent.
  public static var capability: String { "\(HostSendTelemetry.name)" }

  public let parts: ServiceParts
  private let service: Telemetry

  /// - Parameters:
  ///   - names: the events that may be sent.
  ///   - preferences: returns the service that stores whether telemetry is on.
  public init(_ dependencies: Dependencies, _ names: TelemetryNames, preferences: @escaping () -> any PreferenceKeeper)
  {
    service = Telemetry(dependencies, names, preferences: preferences)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(methods: [on(TrackEvent.self), on(ListNames.self)])
  }

  /// Ends the pause after a failure, because a host has offered to send events. Waiting events are sent when they are
  /// due.
  public func hostOffered() { service.hostOffered() }

  /// Removes the waiting events, because telemetry was switched on or off. Called in the same write as the change of
  /// the setting.
  public func switched() throws(Failure) { try service.switched() }
}
