public import RPC
public import Shape

/// The session of the signed-in user and the backend's authorization, for services whose records belong to a user.
///
///     func answer(on service: Chats, in context: Context) throws(Failure) -> Answer<Message, Context> {
///       let user = try service.session.user(at: context.now)
///       return try service.session.authorize(hostOptions, in: context, at: context.now) {
///         (authorization, context) throws(Failure) in
///         let authorization = try authorization.get()
///         return .asking(Inquiry(BackendRequest(path: "/api/chat", authorization.headers), hostOptions)) { ... }
///       }
///     }
public protocol BackendSession: AnyObject {
  /// The host requests that `authorize` may send. `asks(of:)` of a method that calls `authorize` contains these
  /// requests.
  var asks: [HostCapability] { get }

  /// Throws unless the deployment path is `appleNative`. Each request of a service for that path calls this function
  /// first.
  /// - Throws: `notOnThisPath`.
  func requirePath(at now: Timestamp) throws(Failure)

  /// Returns the id of the user who is signed in: a record of `users`.
  /// - Throws: `notOnThisPath`; `unauthorized` with the reason `signedOut` if no user is signed in.
  func user(at now: Timestamp) throws(Failure) -> UUID

  /// Finds the authorization that the backend accepts from the signed-in user, and continues with it. If the host
  /// stores secrets, the host is asked for the token.
  /// - Parameters:
  ///   - options: the host's deadline for the token.
  ///   - then: continues with the authorization, or with `unauthorized` or the failure of the host. `then` is called at
  ///     once if the host need not be asked.
  /// - Throws: `notOnThisPath`.
  func authorize<Result: Value, Context: CallContext>(
    _ options: HostOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<BackendAuthorization, Failure>, Context) throws(Failure) -> Answer<Result, Context>
  ) throws(Failure) -> Answer<Result, Context>

  /// Finds the authorization for work that no request waits for. `then` is called at once, or later in a separate
  /// write.
  func authorize(
    at now: Timestamp, _ then: @escaping (Swift.Result<BackendAuthorization, Failure>) throws(Failure) -> Void
  ) throws(Failure)

  /// Notes that the backend has answered. Work that was waiting because the backend could not be reached can be sent.
  func noteReached(at now: Timestamp)

  /// Notes that the backend has answered a request with 401. The backend's authentication of the user is `expired`
  /// until the next exchange. If the authorization was replaced meanwhile, nothing changes.
  /// - Returns: the failure of the requests that wait: `unauthorized` with the reason `expired`.
  func expire(_ authorization: BackendAuthorization, at now: Timestamp) throws(Failure) -> Failure
}

/// The user's proof that the app's backend accepts. It is used for one request and never stored.
public struct BackendAuthorization: Sendable {
  /// The user that the proof is for: a record of `users`.
  public let user: UUID
  /// The headers of a request to the backend, such as `authorization`. They contain secrets.
  public let headers: [SentHeader]
  /// A number that grows with each exchange.
  public let number: Int

  /// The secrets in the headers. Errors that quote the headers mask the secrets.
  public var secrets: [String] { headers.compactMap(\.secret) }

  public init(user: UUID, headers: [SentHeader], number: Int) {
    self.user = user
    self.headers = headers
    self.number = number
  }
}
