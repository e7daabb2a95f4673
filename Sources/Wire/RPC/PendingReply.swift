internal import JSON

/// A reply that is written later, with the request's id and the conversation that gets the reply.
struct PendingReply {
  /// The request's id as JSON text. `nil` for a notification, and for work that no request caused.
  let id: String?
  /// The conversation that has sent the request. The work for the request has this conversation's rights. `nil` for
  /// work that no request caused.
  let conversation: Conversation?
  /// A Boolean value that indicates whether the reply counts as one that the conversation still waits for. It is
  /// `false` for the steps of longer work, because only the last one replies.
  private(set) var isOwed = true
  /// The batch that contains the request, and the request's index in it. `nil` for a request that is a line of its own,
  /// and for a notification.
  let batch: (open: OpenBatch, element: Int)?
  /// The names of the request's parameters in declared order, if the request has sent its parameters as an array.
  /// Otherwise `nil`.
  let positions: [String]?
  /// The write of this request, if the request has an idempotency key and so must be done only once. `nil` for all
  /// other calls.
  var idempotency: IdempotentWrite?

  init(id: String?, from conversation: Conversation?, batch: (open: OpenBatch, element: Int)?, positions: [String]?) {
    self.id = id
    self.conversation = conversation
    self.batch = batch
    self.positions = positions
  }

  /// The reply of work that no request caused. It is never sent.
  static var unsent: PendingReply { PendingReply(id: nil, from: nil, batch: nil, positions: nil) }

  /// A reply for one step of the request's work, which is followed by other work. It is never sent: the request's own
  /// reply comes later.
  var step: PendingReply {
    var step = PendingReply(id: nil, from: conversation, batch: nil, positions: nil)
    step.isOwed = false
    return step
  }

  /// Returns a Boolean value that indicates whether the request has this id, which is JSON text, and belongs to the
  /// conversation.
  func has(_ id: String, in conversation: Conversation) -> Bool {
    self.conversation === conversation && self.id?.utf8.elementsEqual(id.utf8) ?? false
  }
}

/// A ticket that lets a method take its reply, in order to write it later. A call with an idempotency key also has a
/// ticket, even if it is answered at once.
final class ReplyTicket {
  private enum State {
    /// The reply was not taken yet. A holder of the ticket may take it and write it later.
    case free(PendingReply)
    /// Background work has taken the reply before, and now passes it on to a request to the host.
    case handedOver(PendingReply)
    case taken
    /// The reply can't be taken, because the call must be answered at once.
    case fixed
  }

  private var state: State
  /// The write of this request, if the request has an idempotency key and so must be done only once. `nil` for all
  /// other calls.
  fileprivate(set) var idempotency: IdempotentWrite?

  /// Creates the ticket of a call whose reply may be written later.
  init(_ reply: PendingReply) { state = .free(reply) }

  /// Creates the ticket of a call that has waited for background work, and now waits for the host.
  init(handingOver reply: PendingReply) { state = .handedOver(reply) }

  /// A function that sends another request to the host, after the previous work was committed. Its argument is the
  /// ticket of the reply that still waits. Returns `nil` if the request was sent. Otherwise, returns a function that
  /// writes the result.
  typealias Question = (ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?

  /// Sends the next request of a call that has waited for the host. `nil` if the call needs no further request.
  private(set) var next: Question?

  func askNext(_ question: @escaping Question) { next = question }

  /// Creates the ticket of a call that must be answered at once.
  init(_ idempotency: IdempotentWrite?) {
    state = .fixed
    self.idempotency = idempotency
  }

  /// A Boolean value that indicates whether the reply was taken and is written later.
  var isTaken: Bool {
    if case .taken = state { true } else { false }
  }

  /// A Boolean value that indicates whether the call is a notification, which gets no reply. It is `false` after the
  /// reply was taken.
  var isOfNotification: Bool {
    switch state {
    case .free(let reply), .handedOver(let reply): reply.id == nil
    case .taken, .fixed: false
    }
  }

  /// Takes the reply, to write it later. Returns `nil` if the reply has been taken already, or must not be taken.
  func take() -> PendingReply? {
    if case .handedOver(let reply) = state {
      state = .taken
      return reply
    }
    guard case .free(var reply) = state else { return nil }
    state = .taken
    reply.conversation?.owed += 1
    reply.idempotency = idempotency
    return reply
  }
}

extension ReplyTicket? {
  /// Returns the ticket of the same call, for a write with an idempotency key, which must be done only once.
  func once(_ idempotency: IdempotentWrite) -> ReplyTicket {
    guard let self else { return ReplyTicket(idempotency) }
    self.idempotency = idempotency
    return self
  }

  /// Takes the reply, to write it later.
  /// - Throws: `internalError` if there is no reply to take. Then the endpoint has not declared that its method may be
  ///   answered later.
  func require() throws(Failure) -> PendingReply {
    guard let reply = self?.take() else {
      throw .internalError("a reply that can't be deferred was requested for later")
    }
    return reply
  }
}

/// The outcome of work, from which the pending reply is written.
enum DeferredOutcome {
  case failure(Failure)
  /// A function that makes the reply, in a transaction of its own. `finish` gets a call whose source is the given
  /// value. It writes the result and returns `nil`. If it returns an error, its changes are stored and the error is the
  /// reply. If it throws an error, its changes are undone.
  case success(JSONValue, finish: (Call) throws(Failure) -> Failure?)
}

extension DeferredOutcome {
  /// Returns an outcome whose function has only two ends: it writes a result, or it throws an error and stores nothing.
  static func written(_ value: JSONValue, by finish: @escaping (Call) throws(Failure) -> Void) -> DeferredOutcome {
    .success(value) { (call) throws(Failure) in
      try finish(call)
      return nil
    }
  }
}
