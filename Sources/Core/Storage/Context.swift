public import RPC
public import Shape

/// The circumstances of a request: its instant, its actor and its audience.
///
/// A request gets its context from the scope of its method, and passes it on to all functions that it calls.
public struct Context: CallContext {
  let stores: Stores
  /// The instant of the request.
  public let now: Timestamp
  /// The user who acts, or `nil` for the account.
  public let user: UUID?
  /// The audience that results are written for.
  public let audience: Audience
  /// The device where the request's changes were made first: this one or another one.
  public let origin: Change.Origin
  /// A Boolean value that indicates whether the request restores records from an exported file. Merges of several
  /// devices' changes can leave members that do not fit together. Such a record is restored unchanged, instead of being
  /// refused.
  public private(set) var isRestoring = false

  /// - Parameters:
  ///   - user: the user who acts, or `nil` for the account.
  ///   - origin: `elsewhere` if sync repeats the changes of another device.
  public init(
    _ stores: Stores, at now: Timestamp, user: UUID? = nil, audience: Audience = .anyone, origin: Change.Origin = .here
  ) {
    self.origin = origin
    self.stores = stores
    self.now = now
    self.user = user
    self.audience = audience
  }

  /// The same context, for records that are restored from a file.
  public var restoring: Context {
    var context = self
    context.isRestoring = true
    return context
  }

  /// Returns the actor that the log names: the user, or the account if there is no user.
  public func actor() throws(Failure) -> UUID {
    if let user { return user }
    return try stores.account()
  }
}
