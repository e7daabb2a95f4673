public import RPC
public import Shape

/// What something is done for: when, by whom, and for whose eyes.
///
/// A request gets one from the scope of its method, and hands it on to all that it calls.
public struct Context: CallContext {
  private let stores: Stores
  /// The instant of the request.
  public let now: Timestamp
  /// Who acts; nil for the account.
  public let user: UUID?
  /// Who results are written for.
  public let audience: Audience

  /// - Parameter user: who acts; nil for the account.
  public init(_ stores: Stores, at now: Timestamp, user: UUID? = nil, audience: Audience = .anyone) {
    self.stores = stores
    self.now = now
    self.user = user
    self.audience = audience
  }

  /// Who acts, the account where nobody else does; as changes are noted in the log.
  public func actor() throws(Failure) -> UUID {
    if let user { return user }
    return try stores.account()
  }
}
