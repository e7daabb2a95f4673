internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service of feedback: stores the feedback of users, and sends it to the app's backend.
final class FeedbackBox: UserService {
  let feedback: Records<FeedbackDetails>
  private let stores: Stores
  private let clock: Clock
  private let host: HostCalls
  let session: any BackendSession
  let diagnostics: () -> AppDiagnostics
  /// The back-off: it decides when waiting feedback is sent again.
  private let pause: FeedbackPause
  /// The feedback that is being sent at present.
  private var sendings: [Sending] = []

  private let page = StoreStatement(
    """
    SELECT \(Table<Feedback>.columns), row FROM {store}.feedback
    WHERE user = ?1 AND row BETWEEN ?2 AND ?3 AND (?4 IS NULL OR state = ?4) ORDER BY row DESC LIMIT ?5
    """)
  private let waiting = StoreStatement(
    "SELECT id FROM {store}.feedback WHERE user = ? AND state = 'waiting' ORDER BY row LIMIT \(FeedbackBox.mostAtOnce)")
  private let ofUser = StoreStatement("SELECT id FROM {store}.feedback WHERE user = ? ORDER BY row")

  /// The largest number of waiting messages that are sent at once.
  private static let mostAtOnce = 20
  /// The time limit for the backend's answer, in milliseconds.
  static let usualDeadline = 30_000

  /// - Parameter diagnostics: returns the diagnostics that can be sent with feedback.
  init(_ dependencies: Dependencies, session: any BackendSession, diagnostics: @escaping () -> AppDiagnostics) {
    stores = dependencies.stores
    clock = dependencies.clock
    host = dependencies.host
    pause = FeedbackPause(dependencies)
    self.session = session
    self.diagnostics = diagnostics
    feedback = Records(stores, dependencies.ids)
    pause.isOver = { [unowned self] in sendWaiting(at: clock.now) }
    feedback.rules.written = { [unowned self] (old, new, _, _) in
      guard let old, new == nil else { return }
      stores.idempotency.forget(record: old.uuid, of: old.details.user)
      for sending in sendings where sending.id == old.id { sending.exchange?.cancel() }
    }
  }

  /// A message that is being sent to the backend.
  final class Sending {
    let id: ID<FeedbackDetails>
    fileprivate var authorization: BackendAuthorization?
    fileprivate(set) var exchange: HostExchange<BackendRequest>?
    fileprivate(set) var failure: Failure?

    fileprivate init(_ id: ID<FeedbackDetails>) { self.id = id }
  }

  /// Stores feedback, and begins to send it.
  func submit(_ draft: FeedbackDraft, withDiagnostics: Bool, deadline: Int?, in context: Context) throws(Failure)
    -> Sending
  {
    let user = try session.user(at: context.now)
    let details = FeedbackDetails(draft, user: user, diagnostics: withDiagnostics ? diagnostics() : nil)
    return send(try feedback.create(details, in: context).id, deadline)
  }

  /// Returns the feedback if it was sent meanwhile, or `nil` if it was not.
  func sentMeanwhile(_ id: ID<FeedbackDetails>, in context: Context) throws(Failure) -> Feedback? {
    let found = try find(id, in: context)
    return found.details.state == .sent ? found : nil
  }

  /// Begins to send feedback again.
  func retry(_ id: ID<FeedbackDetails>, deadline: Int?, in context: Context) throws(Failure) -> Sending {
    let found = try find(id, in: context)
    if found.details.state == .sent {
      throw .invalidParam("/id", "id must be of feedback that was not sent yet; this feedback was sent")
    }
    if sendings.contains(where: { $0.id == id && $0.exchange?.isUnderWay ?? false }) {
      throw found.conflict(for: context.audience, "The feedback is being sent. Wait for the result")
    }
    return send(id, deadline)
  }

  /// Sends waiting feedback in the background. Called after the backend has authenticated the user, or when it can be
  /// reached again.
  func sendWaiting(at now: Timestamp) {
    let context = Context(stores, at: now)
    // If no user is signed in, nothing is sent. This is not an error.
    guard let user = try? session.user(at: now),
      let ids = try? stores.all(waiting, in: context.partition.store, bind: user, read: { $0.next(UUID.self) })
    else { return }
    for id in ids where !sendings.contains(where: { $0.id.uuid == id && $0.exchange?.isUnderWay ?? false }) {
      if let exchange = send(ID(id), nil).exchange { host.begin(exchange) }
    }
  }

  private func send(_ id: ID<FeedbackDetails>, _ deadline: Int?) -> Sending {
    sendings.removeAll { !($0.exchange?.isUnderWay ?? false) }
    let sending = Sending(id)
    sending.exchange = HostExchange<BackendRequest>(
      HostExchangeLimits(whole: deadline ?? FeedbackBox.usualDeadline),
      request: { [unowned self, unowned sending] (send) throws(Failure) in try request(of: sending, send) },
      ended: { [unowned self, sending] (end) throws(Failure) in try self.end(sending, end) })
    sendings.append(sending)
    return sending
  }

  /// Creates the request to the backend. Called after the feedback was committed, so that feedback is never sent
  /// without being stored.
  private func request(of sending: Sending, _ send: @escaping (Result<BackendRequest, Failure>) -> Void) throws(Failure)
  {
    let context = Context(stores, at: clock.now)
    guard let stored = try feedback.findIfThere(sending.id, in: context) else {
      throw .fileFault("The feedback could not be stored, and was not sent")
    }
    try session.authorize(at: context.now) { (outcome) throws(Failure) in
      let authorization: BackendAuthorization
      do throws(Failure) { authorization = try outcome.get() } catch { return send(.failure(error)) }
      guard authorization.user == stored.details.user else { return send(.failure(.unauthorized(.signedOut))) }
      sending.authorization = authorization
      // The key lets the backend recognise a repeated request.
      let headers = [
        SentHeader("content-type", "application/json"), SentHeader("accept", "application/json"),
        SentHeader("idempotency-key", "\(stored.uuid)"),
      ]
      let body = jsonText(SentFeedback(stored.details))
      send(
        .success(
          BackendRequest(.post, "/api/feedback", headers: headers + authorization.headers, body: body, stream: false)))
    }
  }

  /// Stores the outcome of sending feedback.
  private func end(_ sending: Sending, _ end: HostExchange<BackendRequest>.End) throws(Failure) {
    sendings.removeAll { $0 === sending }
    // The exchange and the sending refer to each other, and the sending holds the backend's token. Without this line,
    // neither would be released.
    defer { sending.exchange = nil }
    let now = clock.now
    let context = Context(stores, at: now)
    let failure = failure(of: end, sending.authorization)
    sending.failure = failure
    try store(failure, of: sending, isLater: end.isOfNetwork || end.isInterrupted, in: context)
    if end.isAnswer {
      pause.end()
      if failure == nil { sendWaiting(at: now) }
    } else if end.isOfNetwork {
      pause.begin()
    }
    guard case .answered(let answer) = end, answer.status == 401, let authorization = sending.authorization else {
      return
    }
    // The session is in another store, and a commit covers one store. So the outcome is committed first.
    try stores.commit()
    _ = try session.expire(authorization, at: now)
  }

  private func store(_ failure: Failure?, of sending: Sending, isLater: Bool, in context: Context) throws(Failure) {
    guard try feedback.findIfThere(sending.id, in: context) != nil else { return }
    let now = context.now
    // Feedback waits and is sent again later if the failure needs no action of the user, or if the sending was
    // interrupted. Interrupted feedback may already have reached the backend.
    let waits = failure.map { [.unauthorized, .notOnThisPath].contains($0.code) } ?? false || isLater
    let state = failure == nil ? FeedbackState.sent : waits ? .waiting : .failed
    let error = failure.map { FeedbackError($0) }
    let changes = Patch<FeedbackDetails>(names: ["state", "sentAt", "error"]) { (details, _) in
      var details = details
      (details.state, details.sentAt, details.error) = (state, state == .sent ? now : nil, error)
      return .success(details)
    }
    _ = try feedback.update(sending.id, changes, expect: nil, in: context)
  }

  private func failure(of end: HostExchange<BackendRequest>.End, _ authorization: BackendAuthorization?) -> Failure? {
    switch end {
    case .complete: return nil
    case .failed(let failure), .interrupted(let failure): return failure.ofBackend
    case .answered(let answer):
      if answer.status == 401 { return .unauthorized(.expired) }
      return answer.isSuccess ? nil : answer.failure(hiding: authorization?.secrets ?? [])
    }
  }

  /// Returns the result of a request that has waited until its feedback was sent, or throws the failure.
  func sent(_ sending: Sending, in context: Context) throws(Failure) -> Feedback {
    let stored = try find(sending.id, in: context)
    if let failure = sending.failure { throw failure.keeping(sending.id.uuid) }
    if stored.details.state != .sent {
      throw .fileFault("The feedback was sent, but its new state could not be stored")
    }
    return stored
  }

  /// Returns feedback of the user who is signed in.
  /// - Throws: `notFound`, also for feedback of another user.
  private func find(_ id: ID<FeedbackDetails>, in context: Context) throws(Failure) -> Feedback {
    let user = try session.user(at: context.now)
    let found = try feedback.find(id, in: context).record
    if found.details.user != user { throw feedback.notFound }
    return found
  }

  func list(
    _ state: FeedbackState?, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Prepared<Page<Feedback>> {
    let user = try session.user(at: context.now)
    let partition = context.partition
    return try feedback.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(page, in: partition.store, bind: user, partition.rows.floor + 1, last, state?.rawValue, limit + 1)
      { writer.add(&$0) }
      return nil
    }
  }

  func delete(_ id: ID<FeedbackDetails>, expect: Int?, in context: Context) throws(Failure) -> Deleted {
    _ = try find(id, in: context)
    return try feedback.delete(id, expect: expect, in: context)
  }

  /// Deletes all feedback of a user who deletes their account.
  func deleteAll(of user: UUID, in context: Context) throws(Failure) {
    for id in try stores.all(ofUser, in: context.partition.store, bind: user, read: { $0.next(UUID.self) }) {
      _ = try feedback.delete(ID(id), expect: nil, in: context)
    }
  }
}

extension HostExchange<BackendRequest>.End {
  /// A Boolean value that indicates whether the backend could not be reached. Then a later attempt may succeed.
  fileprivate var isOfNetwork: Bool {
    guard case .failed(let failure) = self else { return false }
    return failure.code == .hostUnavailable || failure.hostReason.map { [.unreachable, .cutOff].contains($0) } ?? false
  }

  fileprivate var isInterrupted: Bool {
    if case .interrupted = self { true } else { false }
  }
}

/// The body of a request that sends feedback to the backend.
struct SentFeedback: Record {
  let kind: FeedbackKind, message: String, contact: String?, diagnostics: AppDiagnostics?

  static let doc: StaticString = "Feedback in the form in which the backend receives it."

  init(_ details: FeedbackDetails) {
    (kind, message, contact, diagnostics) = (details.kind, details.message, details.contact, details.diagnostics)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, FeedbackDraft.kindDoc)
    message = field("message", \.message, "The text of the user's message.")
    contact = field("contact", \.contact, FeedbackDraft.contactDoc)
    diagnostics = field(
      "diagnostics", \.diagnostics, "The diagnostics that `feedback.preview` returns; `null` if the user sends none.")
  }
}
