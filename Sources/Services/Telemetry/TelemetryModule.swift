public import Ports
public import RPC
public import Storage
public import Tenancy

/// The methods that report events to the maker of the app.
public struct TelemetryModule: ServiceModule {
  public static let name: StaticString = "telemetry"
  public static let doc: StaticString = "Events that the app reports to its maker, while the user allows it."
  public static let schema = TelemetryTables.schema
  public static var hostRequests: [HostCapability] { [HostCapability(HostSendTelemetry.self)] }
  /// The capability of a host that sends events.
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

  /// Sends the waiting events at once, after a host has offered to send events.
  public func hostOffered() { service.hostOffered() }

  /// Removes the waiting events, because the setting has changed. Called within the write of the setting.
  public func switched() throws(Failure) { try service.switched() }
}
