internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the session in the device's store: no other device has it.
struct SessionStore {
  private let dependencies: Dependencies

  /// The name of the session among the small values of the device.
  static let name = "appleSession"
  /// The name of the mark that the host still has a secret of a session that has ended.
  static let leftSecret = "leftSecret"
  /// The name of the number of exchanges so far. A number is never used twice.
  static let exchanges = "backendExchanges"

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the current session, or the last one that ended; `nil` if no user has signed in yet.
  func last() throws(Failure) -> AppleSession? {
    try dependencies.settings.value(of: SessionStore.name).flatMap { AppleSession(json: $0) }
  }

  /// Returns the current session, or `nil` if it has ended.
  func current() throws(Failure) -> AppleSession? { try last().flatMap { $0.end == nil ? $0 : nil } }

  /// - Parameter members: the members of `auth.state` that have changed.
  func set(_ session: AppleSession, _ members: [String], at now: Timestamp) throws(Failure) {
    try dependencies.settings.set(SessionStore.name, to: jsonText(session))
    try dependencies.stores.changes.note(SessionStore.kind, members, at: now)
  }

  /// Returns the number of the next exchange.
  func nextExchange() throws(Failure) -> Int {
    let next = (try dependencies.settings.value(of: SessionStore.exchanges).flatMap { Int($0) } ?? 0) + 1
    try dependencies.settings.set(SessionStore.exchanges, to: String(next))
    return next
  }

  var hasLeftSecret: Bool {
    get throws(Failure) { try dependencies.settings.value(of: SessionStore.leftSecret) != nil }
  }

  func setLeftSecret(_ isLeft: Bool) throws(Failure) {
    if try hasLeftSecret == isLeft { return }
    try dependencies.settings.set(SessionStore.leftSecret, to: isLeft ? "1" : nil)
  }

  /// The kind of the session for subscribers and live queries.
  static let kind = DeviceKind("session", of: AuthModule.name)
}
