public import RPC
public import Shape

/// What something is done for: when, by whom, and for whose eyes.
///
/// A request gets one from the scope of its method, and hands it on to all that it calls.
public struct Context: CallContext {
  let stores: Stores
  /// The instant of the request.
  public let now: Timestamp
  /// Who acts; nil for the account.
  public let user: UUID?
  /// Who results are written for.
  public let audience: Audience
  /// Where what is done was done first.
  public let origin: Change.Origin
  /// A Boolean value that indicates whether records come back from a file that an export has written. Devices may have merged members that
  /// do not fit together, and such a record comes back as it was.
  public private(set) var isRestoring = false

  /// - Parameters:
  ///   - user: who acts; nil for the account.
  ///   - origin: elsewhere for what another device has done, and is done after it here.
  public init(
    _ stores: Stores, at now: Timestamp, user: UUID? = nil, audience: Audience = .anyone, origin: Change.Origin = .here
  ) {
    self.origin = origin
    self.stores = stores
    self.now = now
    self.user = user
    self.audience = audience
  }

  /// The same for records that come back from a file.
  public var restoring: Context {
    var context = self
    context.isRestoring = true
    return context
  }

  /// Who acts, the account where nobody else does; as changes are noted in the log.
  public func actor() throws(Failure) -> UUID {
    if let user { return user }
    return try stores.account()
  }
}
