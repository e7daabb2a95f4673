internal import JSON

/// A reply that is written later: its request, and its destination.
struct PendingReply {
  /// The request's id as JSON text. `nil` for a notification, and for work that no request caused.
  let id: String?
  /// The conversation of the request, with whose rights the request is served. `nil` for work that no request caused.
  let conversation: Conversation?
  /// A Boolean value that indicates whether the conversation waits for the reply. The conversation does not wait for a
  /// step of longer work.
  private(set) var isOwed = true
  /// The batch of the request, and the request's index in it. `nil` for a request that is a line of its own, and for a
  /// notification.
  let batch: (open: OpenBatch, element: Int)?
  /// The names of the request's parameters in declared order, or `nil` if the parameters came by name.
  let positions: [String]?
  /// The write with an idempotency key that must be done only once, or `nil` for all other calls.
  var idempotency: IdempotentWrite?

  init(id: String?, from conversation: Conversation?, batch: (open: OpenBatch, element: Int)?, positions: [String]?) {
    self.id = id
    self.conversation = conversation
    self.batch = batch
    self.positions = positions
  }

  /// The reply to work that no request caused. The reply is not sent.
  static var unsent: PendingReply { PendingReply(id: nil, from: nil, batch: nil, positions: nil) }

  /// A reply for work on the request before the request's own reply is known. The reply is not sent.
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

/// The ticket of a reply that is written later, or that belongs to a write with an idempotency key.
final class ReplyTicket {
  private enum State {
    /// The holder of the ticket may take the reply, and write the reply later.
    case free(PendingReply)
    /// The reply was taken before, by work that now passes it on.
    case handedOver(PendingReply)
    case taken
    /// The reply is written at once.
    case fixed
  }

  private var state: State
  /// The write with an idempotency key that must be done only once, or `nil` for all other calls.
  fileprivate(set) var idempotency: IdempotentWrite?

  /// Creates the ticket of a call whose reply may be written later.
  init(_ reply: PendingReply) { state = .free(reply) }

  /// Creates the ticket of a call that has waited for work, and now waits again.
  init(handingOver reply: PendingReply) { state = .handedOver(reply) }

  /// Sends another request to the host, after the work so far was committed. The argument is the ticket of the reply
  /// that still waits. Returns `nil` if the request was sent, or else a function that writes the result.
  typealias Question = (ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?

  /// The next request of a call that has waited, or `nil` if the call's result is written.
  private(set) var next: Question?

  func askNext(_ question: @escaping Question) { next = question }

  /// Creates the ticket of a call that is answered now.
  init(_ idempotency: IdempotentWrite?) {
    state = .fixed
    self.idempotency = idempotency
  }

  /// A Boolean value that indicates whether the reply is written later.
  var isTaken: Bool {
    if case .taken = state { true } else { false }
  }

  /// A Boolean value that indicates whether the call is a notification, to which no reply is sent.
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
  /// Returns the ticket of the same call, for a write that must be done only once.
  func once(_ idempotency: IdempotentWrite) -> ReplyTicket {
    guard let self else { return ReplyTicket(idempotency) }
    self.idempotency = idempotency
    return self
  }

  /// Takes the reply, to write it later.
  /// - Throws: `internalError` if there is no ticket: the endpoint has not declared that it may be answered later.
  func require() throws(Failure) -> PendingReply {
    guard let reply = self?.take() else {
      throw .internalError("a reply that can't be deferred was requested for later")
    }
    return reply
  }
}

/// The outcome that a pending reply reports.
enum DeferredOutcome {
  case failure(Failure)
  /// An action that makes the reply, in a transaction of its own. `finish` gets a call whose source is the value. It
  /// writes the result and returns `nil`. If it returns an error, its changes are stored. If it throws an error, its
  /// changes are undone.
  case success(JSONValue, finish: (Call) throws(Failure) -> Failure?)
}

extension DeferredOutcome {
  /// Returns an action that stores nothing if it fails.
  static func written(_ value: JSONValue, by finish: @escaping (Call) throws(Failure) -> Void) -> DeferredOutcome {
    .success(value) { (call) throws(Failure) in
      try finish(call)
      return nil
    }
  }
}
