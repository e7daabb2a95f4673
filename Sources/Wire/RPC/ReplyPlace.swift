internal import JSON

/// Where the reply of a request goes that is answered later.
struct ReplyPlace {
  /// The request's id as JSON text; nil for a notification, and where nobody asked.
  let id: String?
  /// The batch that the request stands in, and where.
  let batch: (open: OpenBatch, element: Int)?
  /// What makes sure that a write with a key is done once; nil for all other calls.
  var idempotency: IdempotentWrite?

  /// For what nobody has asked for.
  static var nowhere: ReplyPlace { ReplyPlace(id: nil, batch: nil) }

  /// Whether the request has this id, which is JSON text.
  func has(_ id: String) -> Bool { self.id?.utf8.elementsEqual(id.utf8) ?? false }
}

/// The reply of a request that may be answered later: whoever takes it answers, and nobody else.
final class ReplyTicket {
  private var place: ReplyPlace?

  init(_ place: ReplyPlace) { self.place = place }

  /// Whether somebody else answers.
  var isTaken: Bool { place == nil }

  func take() -> ReplyPlace? {
    defer { place = nil }
    return place
  }

  func add(_ idempotency: IdempotentWrite) { place?.idempotency = idempotency }
}

extension ReplyTicket? {
  /// The reply. That there is none is a fault of the endpoint, which does not say that it may be deferred.
  func require() throws(Failure) -> ReplyPlace {
    guard let place = self?.take() else { throw .internalError("a reply that is not to be deferred is wanted later") }
    return place
  }
}

/// What comes of a request that was to be answered later.
enum DeferredOutcome {
  case failure(Failure)
  /// Something to write the result with, which is a write of its own; the call's source is this value.
  /// It may answer an error all the same, and what it has stored stays.
  case success(JSONValue, finish: (Call) throws(Failure) -> Failure?)
}

extension DeferredOutcome {
  /// Something to write the result with, which answers an error only by storing nothing.
  static func written(_ value: JSONValue, by finish: @escaping (Call) throws(Failure) -> Void) -> DeferredOutcome {
    .success(value) { (call) throws(Failure) in
      try finish(call)
      return nil
    }
  }
}
