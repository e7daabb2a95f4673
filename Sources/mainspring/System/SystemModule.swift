internal import RPC

/// The system's methods.
struct SystemModule {
  let service: System
  private let waiting: CancelRequest.Waiting

  init(_ service: System, _ host: HostCalls, _ background: Background) {
    self.service = service
    waiting = CancelRequest.Waiting(host: host, background: background)
  }

  var endpoints: [Endpoint] {
    [
      Endpoint(Discover.self, on: service), Endpoint(CancelRequest.self, on: waiting),
      Endpoint(Ping.self, on: service), Endpoint(SayHello.self, on: service), Endpoint(ShowInfo.self, on: service),
      Endpoint(Diagnose.self, on: service),
    ]
  }

  /// What the core says unasked about requests.
  static let notifications = [NotificationDescription(ProgressMade.self), NotificationDescription(HostCancelled.self)]
}
