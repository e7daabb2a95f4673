internal import Cloud
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sync.now`: begins a cycle.
struct SyncNow: DeferredMethod {
  typealias Scope = InAccount
  let wait: Flag, progressToken: ProgressToken?

  static let name: StaticString = "sync.now"
  static let doc: StaticString =
    "Begins a cycle now: the core fetches the container's changes, and sends the changes of this device. Without this method, the core begins cycles by itself."
  static let access = Access.account
  static let effect = Effect.session
  static let isDestructive = false
  static let waits = true
  static let resultDoc: StaticString = "The state of sync. With `wait`, the state at the end of the cycle."
  static let examples = [Example("without a connection", params: "{}")]

  static func asks(of service: Sync) -> [HostCapability] { HostCapability.ofCloud }

  init<F: Fields<Self>>(_ field: inout F) {
    wait = field(
      "wait", \.wait,
      "`true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait, but not the cycle.")
    progressToken = field(
      "progressToken", \.progressToken,
      "A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this token. There, `done` is the number of records fetched and sent so far."
    )
  }

  func answer(on service: Sync, in context: Context) throws(Failure) -> Answer<SyncStatus, Context> {
    try service.begin()
    guard service.connection != nil else { return .now(try service.status()) }
    // A container without room has paused the sending. The container may have room again, so the pause ends.
    for side in service.connection?.sides ?? [] { side.engine.savesPause = nil }
    service.request()
    // If the cycle could not begin, there is nothing to wait for.
    guard wait.isSet, service.connection?.isBusy == true else { return .now(try service.status()) }
    return .asking(Inquiry(service.waiting, progress: progressToken)) { (outcome, _) throws(Failure) in
      try outcome.get()
      return try service.status()
    }
  }
}
