public import RPC
public import Shape

/// The session of the signed-in user, and the proof that the backend accepts from this user. Services whose records
/// belong to a user need both.
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
  /// The host requests that `authorize` may send. A method that calls `authorize` returns them from its `asks(of:)`.
  var asks: [HostCapability] { get }

  /// Throws an error unless the deployment path is `appleNative`: on another path, a backend holds the app's data. Each
  /// request of a service for `appleNative` calls this function first.
  /// - Throws: `notOnThisPath`.
  func requirePath(at now: Timestamp) throws(Failure)

  /// Returns the id of the signed-in user, which is a record of the service `users`.
  /// - Throws: `notOnThisPath`; `unauthorized` with the reason `signedOut` if no user is signed in.
  func user(at now: Timestamp) throws(Failure) -> UUID

  /// Finds the authorization that the backend accepts from the signed-in user, and passes it to `then`. If the host
  /// stores the app's secrets, the host is asked for the token.
  /// - Parameters:
  ///   - options: the deadline of the request to the host.
  ///   - then: a function that gets the authorization, `unauthorized`, or the failure of the host. It is called at once
  ///     if the host need not be asked.
  /// - Throws: `notOnThisPath`.
  func authorize<Result: Value, Context: CallContext>(
    _ options: HostOptions, in context: Context, at now: Timestamp,
    _ then: @escaping (Swift.Result<BackendAuthorization, Failure>, Context) throws(Failure) -> Answer<Result, Context>
  ) throws(Failure) -> Answer<Result, Context>

  /// Finds the authorization for background work, for which no request waits. `then` is called at once, or later in a
  /// write transaction of its own.
  func authorize(
    at now: Timestamp, _ then: @escaping (Swift.Result<BackendAuthorization, Failure>) throws(Failure) -> Void
  ) throws(Failure)

  /// Records that the backend has answered. Work that was waiting because the backend was out of reach can then be
  /// sent.
  func noteReached(at now: Timestamp)

  /// Records that the backend has answered a request with 401. The backend's authentication of the user is `expired`
  /// until the next call of `auth.backend.exchange`. If the authorization was replaced since the request was sent,
  /// nothing changes.
  /// - Returns: the failure of the requests that wait: `unauthorized` with the reason `expired`.
  func expire(_ authorization: BackendAuthorization, at now: Timestamp) throws(Failure) -> Failure
}

/// The proof of the user's identity that the app's backend accepts. It is used for one request, and this value is never
/// stored.
public struct BackendAuthorization: Sendable {
  /// The id of the user whom the proof is for.
  public let user: UUID
  /// The headers of a request to the backend, such as `authorization`. They contain secrets.
  public let headers: [SentHeader]
  /// A number that grows each time when the backend authenticates the user anew.
  public let number: Int

  /// The secrets in the headers. An error that quotes a header replaces the secrets in it.
  public var secrets: [String] { headers.compactMap(\.secret) }

  public init(user: UUID, headers: [SentHeader], number: Int) {
    self.user = user
    self.headers = headers
    self.number = number
  }
}
