internal import RPC
internal import Tenancy

/// The methods about requests and about the core's methods. Their names begin with `rpc.`.
struct RPCModule: ServiceModule {
  static let name: StaticString = "rpc"
  static let doc: StaticString = "Methods about the core's methods and about requests."
  static let notifications = [NotificationDescription(ProgressMade.self), NotificationDescription(HostCancelled.self)]

  let parts: ServiceParts

  init(_ dependencies: Dependencies, _ system: System) {
    let on = Methods(of: system, dependencies)
    let onWaiting = Methods(
      of: CancelRequest.Waiting(host: dependencies.host, background: dependencies.background), dependencies)
    parts = ServiceParts(methods: [on(Discover.self), onWaiting(CancelRequest.self)])
  }
}

/// The methods about the process of the core. Their names begin with `system.`.
struct SystemModule: ServiceModule {
  static let name: StaticString = "system"
  static let doc: StaticString = "Methods about the process of the core."

  static var errors: [ErrorDescription] { [ErrorDescription(UnsupportedProtocolData.self)] }

  let parts: ServiceParts

  init(_ dependencies: Dependencies, _ system: System) {
    let on = Methods(of: system, dependencies)
    parts = ServiceParts(methods: [
      on(Ping.self), on(SayHello.self), on(ShowInfo.self), on(Diagnose.self), on(BackUp.self),
      on(ListConversations.self),
    ])
  }
}
