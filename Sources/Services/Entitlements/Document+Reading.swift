internal import JSON
internal import JWS
internal import Shape

/// Reads the signed documents of the App Store, and checks the app and the environment that they are about.
extension Document {
  /// The reason why a signed document is refused.
  struct Rejection: Error {
    let reason: Reason
    let message: String
    /// The members that identify the document; `nil` if its kind is not known.
    let glimpse: DocumentGlimpse?

    init(_ reason: Reason, _ message: String, _ glimpse: DocumentGlimpse? = nil) {
      self.reason = reason
      self.message = message
      self.glimpse = glimpse
    }

    init(_ defect: Defect) { self.init(.defect(defect), "\(defect.sentence)") }

    enum Reason {
      /// The signature can't be trusted.
      case defect(Defect)
      /// The document is of an unknown kind.
      case unknownKind
      /// A required member is missing, or has another type.
      case badDocument
      /// The document is about an app other than this one.
      case wrongBundle
      /// The document is from an App Store environment that the core does not accept.
      case wrongEnvironment

      /// The name of the reason, as results have it.
      var name: String {
        switch self {
        case .defect(let defect): defect.rawValue
        case .unknownKind: "unknownKind"
        case .badDocument: "badDocument"
        case .wrongBundle: "wrongBundle"
        case .wrongEnvironment: "wrongEnvironment"
        }
      }
    }
  }

  /// Reads a document whose signature was verified. Ignores unknown members, and values that the App Store has added
  /// since.
  init(_ data: SignedData) throws(Rejection) {
    self = try Document.read(data.payload, signedDate: data.signedDate)
  }

  private static func read(_ payload: [UInt8], signedDate: Timestamp) throws(Rejection) -> Document {
    let reading = payload.withUnsafeBufferPointer { payload in
      JSONText.look(at: payload, ignoresUnknown: true) { source in
        kind(of: source.value).map { kind in
          (facts: facts(kind, &source), glimpse: DocumentGlimpse(source.value, kind, signedDate: signedDate))
        }
      }
    }
    // The payload is JSON, because it was parsed when the signature was verified. So only the kind can be unknown.
    guard case .success(let reading) = reading, let found = reading.value else {
      throw Rejection(
        .unknownKind, "The document is neither a transaction, a renewal info, a notification nor an app transaction")
    }
    guard reading.problems.isEmpty else {
      let sentence = JSONText.Defect.shape(reading.problems).sentence
      throw Rejection(.badDocument, "The document can't be read: \(sentence)", found.glimpse)
    }
    return Document(facts: found.facts, glimpse: found.glimpse, payload: payload)
  }

  private static func kind(of object: JSONValue) -> DocumentKind? {
    func has(_ name: StaticString) -> Bool { object.member(name).map { $0.kind != .null } ?? false }
    if has("notificationType") { return .notification }
    if has("transactionId") { return .transaction }
    if has("receiptType") { return .app }
    return has("originalTransactionId") && (has("autoRenewStatus") || has("autoRenewProductId")) ? .renewal : nil
  }

  private static func facts(_ kind: DocumentKind, _ source: inout JSONSource) -> Facts {
    switch kind {
    case .transaction: .transaction(source.record(TransactionFacts.self))
    case .renewal: .renewal(source.record(RenewalFacts.self))
    case .notification: .notification(source.record(NotificationFacts.self))
    case .app: .app(source.record(AppFacts.self))
    }
  }
}

extension Document {
  /// Throws if the document is about another app, or from an environment that is not accepted. Also throws for a
  /// notification that does not name its app and environment.
  func require(bundle: String, environments: [String]) throws(Rejection) {
    if case .notification = glimpse.kind, bundles.isEmpty || origins.isEmpty {
      throw Rejection(
        .badDocument, "The notification does not say which app and which environment it is about", glimpse)
    }
    for found in bundles where !found.text.utf8.elementsEqual(bundle.utf8) {
      throw Rejection(.wrongBundle, "The document is about the app \(found.text); it must be about \(bundle)")
    }
    for found in origins where !environments.contains(where: { $0.utf8.elementsEqual(found.text.utf8) }) {
      throw Rejection(
        .wrongEnvironment,
        "The document is from the environment \(found.text); this core accepts only \(environments.joined(separator: ", "))"
      )
    }
  }

  /// Throws if a document inside a notification is of another kind than its member requires.
  func require(_ kind: DocumentKind) throws(Rejection) {
    guard glimpse.kind != kind else { return }
    throw Rejection(.unknownKind, "The document must be a \(kind.rawValue), and is a \(glimpse.kind.rawValue)")
  }

  private var bundles: [Identifier] {
    switch facts {
    case .transaction(let facts): [facts.bundleId]
    case .renewal(let facts): Identifier(ifAny: facts.bundleId).map { [$0] } ?? []
    case .notification(let facts): facts.bodies.compactMap(\.bundleId)
    case .app(let facts): [facts.bundleId]
    }
  }

  private var origins: [Identifier] {
    switch facts {
    case .notification(let facts): facts.bodies.compactMap(\.origin)
    default: environment.map { [$0] } ?? []
    }
  }
}
