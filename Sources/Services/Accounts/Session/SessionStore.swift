internal import JSON
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Stores the session in the device's store, so that no other device has it.
struct SessionStore {
  private let dependencies: Dependencies

  /// The name under which the settings of the device contain the session.
  static let name = "appleSession"
  /// The name of a mark in the settings. The mark means that the host still has a secret of a session that has ended.
  static let leftSecret = "leftSecret"
  /// The name of the number of exchanges so far. No exchange gets a number that another one has had.
  static let exchanges = "backendExchanges"

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the current session, or the last session that ended. Returns `nil` if no user has signed in yet.
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

  /// Returns a new number for the next exchange.
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

  /// The kind of record under which subscribers and live queries see the session.
  static let kind = DeviceKind("session", of: AuthModule.name)
}
