internal import RPC

/// The process itself, as its methods see it.
final class System {
  let data: String
  /// Set when the core is complete.
  var discovery: () -> String = { "{}" }
  var methodCount = 0
  private var document: String?

  init(data: String) { self.data = data }

  /// The discovery document; made once, as it never changes while the process runs.
  var discoveryDocument: String {
    if let document { return document }
    let made = discovery()
    document = made
    return made
  }
}

/// The system's methods.
struct SystemModule {
  static let discoverName = "\(Discover.name)"
  let service: System

  init(_ service: System) { self.service = service }

  var endpoints: [Endpoint] {
    [Endpoint(Discover.self, on: service), Endpoint(Ping.self, on: service), Endpoint(ShowInfo.self, on: service)]
  }
}
