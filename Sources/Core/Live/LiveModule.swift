public import Kernel
public import RPC

/// The methods that keep a query live.
public struct LiveModule {
  public static let name: StaticString = "live"
  public static let doc: StaticString = "Queries whose answers are sent again when they change."

  private let service: LiveQueries

  /// - Parameter router: all methods, which are known only when all modules are made.
  public init(_ kernel: Kernel, _ conversation: Conversation, router: @escaping () -> Router) {
    service = LiveQueries(kernel, conversation, router: router)
  }

  public var endpoints: [Endpoint] {
    [Endpoint(OpenLive.self, on: service, company: service.company(of:)), Endpoint(CloseLive.self, on: service)]
  }

  /// What is sent for live queries.
  public static var notifications: [NotificationDescription] { [NotificationDescription(LiveChanged.self)] }
}
