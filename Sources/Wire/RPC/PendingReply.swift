internal import JSON

/// A reply that is written later: whose it is, and where it goes.
struct PendingReply {
  /// The request's id as JSON text; nil for a notification, and for work that nobody has asked for.
  let id: String?
  /// The conversation that the request came from, whose rights what is done for it has; nil for work that nobody has asked for.
  let conversation: Conversation?
  /// Whether the conversation waits for it. For a step of longer work it does not.
  private(set) var isOwed = true
  /// The batch that the request belongs to, and its index there; nil for a request that is a line of its own, and for a notification.
  let batch: (open: OpenBatch, element: Int)?
  /// The names of the request's parameters in their order, where they came by position.
  let positions: [String]?
  /// Makes sure that a write with an idempotency key is done once; nil for all other calls.
  var idempotency: IdempotentWrite?

  init(id: String?, from conversation: Conversation?, batch: (open: OpenBatch, element: Int)?, positions: [String]?) {
    self.id = id
    self.conversation = conversation
    self.batch = batch
    self.positions = positions
  }

  /// The reply to work that nobody has asked for: it is not sent.
  static var unsent: PendingReply { PendingReply(id: nil, from: nil, batch: nil, positions: nil) }

  /// What is done for the same request before its reply is known: that is not sent.
  var step: PendingReply {
    var step = PendingReply(id: nil, from: conversation, batch: nil, positions: nil)
    step.isOwed = false
    return step
  }

  /// Whether the request has this id, which is JSON text, and is one of a conversation's.
  func has(_ id: String, in conversation: Conversation) -> Bool {
    self.conversation === conversation && self.id?.utf8.elementsEqual(id.utf8) ?? false
  }
}

/// How a call's reply is made, where that is more than writing what the method returns: later, or once for all calls with a key.
final class ReplyTicket {
  private enum State {
    /// Whoever takes the reply may write it later.
    case free(PendingReply)
    /// It was taken before, by work that hands it over.
    case handedOver(PendingReply)
    case taken
    /// It is written at once.
    case fixed
  }

  private var state: State
  /// Makes sure that a write with an idempotency key is done once; nil for all other calls.
  fileprivate(set) var idempotency: IdempotentWrite?

  /// The ticket of a call whose reply may be written later.
  init(_ reply: PendingReply) { state = .free(reply) }

  /// The ticket of a call that has waited for work, and waits for something else now.
  init(handingOver reply: PendingReply) { state = .handedOver(reply) }

  /// Asks for more, behind the commit of what was done so far. It gets the ticket of the reply that waits on. It returns `nil`, or what
  /// writes the result where nothing could be asked.
  typealias Question = (ReplyTicket) throws(Failure) -> ((Call) throws(Failure) -> Void)?

  /// What a call that has waited asks next; nil where its result is written.
  private(set) var next: Question?

  func askNext(_ question: @escaping Question) { next = question }

  /// The ticket of a call that is answered now.
  init(_ idempotency: IdempotentWrite?) {
    state = .fixed
    self.idempotency = idempotency
  }

  /// Whether the reply is written later.
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

  /// Takes the reply, to write it later; nil when somebody has taken it, or nobody may.
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
  /// The ticket of the same call as a write that is done once.
  func once(_ idempotency: IdempotentWrite) -> ReplyTicket {
    guard let self else { return ReplyTicket(idempotency) }
    self.idempotency = idempotency
    return self
  }

  /// Takes the reply, to write it later.
  /// - Throws: `internalError` when there is no ticket: the endpoint has not said that it may be answered later.
  func require() throws(Failure) -> PendingReply {
    guard let reply = self?.take() else { throw .internalError("a reply that is not to be deferred is wanted later") }
    return reply
  }
}

/// What a pending reply will say.
enum DeferredOutcome {
  case failure(Failure)
  /// Something to be done, in a transaction of its own, before the reply is known. `finish` gets a call whose source is the value. It
  /// writes the result and returns nil; or it returns an error, and what it has stored stays; or it throws one, and stores nothing.
  case success(JSONValue, finish: (Call) throws(Failure) -> Failure?)
}

extension DeferredOutcome {
  /// Something to be done that stores nothing when it fails.
  static func written(_ value: JSONValue, by finish: @escaping (Call) throws(Failure) -> Void) -> DeferredOutcome {
    .success(value) { (call) throws(Failure) in
      try finish(call)
      return nil
    }
  }
}
