internal import RPC

/// The system's methods.
struct SystemModule {
  let service: System
  let host: HostCalls

  init(_ service: System, _ host: HostCalls) {
    self.service = service
    self.host = host
  }

  var endpoints: [Endpoint] {
    [
      Endpoint(Discover.self, on: service), Endpoint(CancelRequest.self, on: host),
      Endpoint(Ping.self, on: service), Endpoint(SayHello.self, on: service), Endpoint(ShowInfo.self, on: service),
      Endpoint(Diagnose.self, on: service),
    ]
  }

  /// What the core says unasked about requests.
  static let notifications = [NotificationDescription(ProgressMade.self), NotificationDescription(HostCancelled.self)]
}
