internal import JSON

/// Where the reply of a request goes that is answered later.
struct ReplyPlace {
  /// The request's id as JSON text; nil for a notification, and where nobody asked.
  let id: String?
  /// The batch that the request stands in, and where.
  let batch: (open: OpenBatch, element: Int)?
  /// What makes sure that a write with a key is done once; nil for all other calls.
  var once: OnceKeeper?

  /// Whether the request has this id, which is JSON text.
  func has(_ id: String) -> Bool { self.id?.utf8.elementsEqual(id.utf8) ?? false }
}

/// What comes of a request that was to be answered later.
enum DeferredOutcome {
  case failure(Failure)
  /// Something to write the result with, which is a write of its own; the call's source is this value.
  /// It may answer an error all the same, and what it has stored stays.
  case success(JSONValue, finish: (Call) throws(Failure) -> Failure?)
}
