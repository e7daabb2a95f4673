internal import JSON

/// A reply that is written later: whose it is, and where it goes.
struct PendingReply {
  /// The request's id as JSON text; nil for a notification, and for work that nobody has asked for.
  let id: String?
  /// The batch that the request belongs to, and its index there; nil for a request that is a line of its own.
  let batch: (open: OpenBatch, element: Int)?
  /// Makes sure that a write with an idempotency key is done once; nil for all other calls.
  var idempotency: IdempotentWrite?

  /// The reply to work that nobody has asked for: it is not sent.
  static var unsent: PendingReply { PendingReply(id: nil, batch: nil) }

  /// Whether the request has this id, which is JSON text.
  func has(_ id: String) -> Bool { self.id?.utf8.elementsEqual(id.utf8) ?? false }
}

/// Decides who writes a reply: the handler of the request, unless somebody takes the ticket to do it later.
final class ReplyTicket {
  private var reply: PendingReply?

  init(_ reply: PendingReply) { self.reply = reply }

  /// Whether the reply is written later.
  var isTaken: Bool { reply == nil }

  /// Takes the reply, to write it later; nil when somebody has taken it.
  func take() -> PendingReply? {
    defer { reply = nil }
    return reply
  }

  func add(_ idempotency: IdempotentWrite) { reply?.idempotency = idempotency }
}

extension ReplyTicket? {
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
  /// Something to be done, in a transaction of its own, before the reply is known. `finish` gets a call whose source is the value. It writes
  /// the result and returns nil; or it returns an error, and what it has stored stays; or it throws one, and stores nothing.
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
