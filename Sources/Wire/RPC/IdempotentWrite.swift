internal import JSON
public import Shape

/// A write that is done once, however often it is asked for: its idempotency key, and what it asks for.
public struct IdempotencyKey {
  /// The member of the parameters that holds the key.
  static let member: StaticString = "idempotencyKey"
  /// The members that say nothing of what is asked for.
  private static let incidental: [StaticString] = [member, "progressToken"]

  public let key: String
  /// The method and its parameters but the secret ones, in one spelling.
  public let request: String
  /// The digest of the tokens among the parameters; `nil` for a request without tokens.
  public let tokens: [UInt8]?

  /// What the method takes, for spellings of parameters that hold null.
  private let form: () -> ObjectSchema?

  /// Whether a request that was kept is the same: to the byte, or but for numbers and null, which older programs kept as they were spelled.
  public func asksForTheSame(as known: String) -> Bool {
    // For a String, one letter may be spelled in two ways.
    if known.utf8.elementsEqual(request.utf8) { return true }
    let parts = known.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    var params = String(parts[1])
    let spelled = params.withUTF8 { bytes in JSONSource.decode(bytes) { IdempotencyKey.spelled($0.value, form) } }
    return spelled.map { "\(parts[0]) \($0)".utf8.elementsEqual(request.utf8) } ?? false
  }

  /// For tests of what keeps keys: all others are found in requests.
  package init(key: String, request: String, tokens: [UInt8]? = nil) {
    self.key = key
    self.request = request
    self.tokens = tokens
    form = { nil }
  }

  /// The parameters in one spelling, but those that say nothing of what is asked for.
  private static func spelled(_ params: JSONValue, secrets: [StaticString] = [], _ form: () -> ObjectSchema?) -> String {
    // Few requests hold null: the others need no description of their method.
    params.canonicalText(without: incidental, secrets: secrets, as: params.hasNull ? form() : nil)
  }
}

/// What a write was answered with.
public struct KeptResult {
  /// The result as JSON text.
  public let text: String
  /// Who it was written for.
  public let audience: Audience

  public init(text: String, audience: Audience) {
    self.text = text
    self.audience = audience
  }
}

/// A write with an idempotency key, and the store that knows whether it was done before.
final class IdempotentWrite {
  private let key: IdempotencyKey
  private let work: any UnitOfWork
  /// The user of the account to whom the key belongs; `nil` for methods whose records are no user's.
  var owner: UUID?

  init(_ key: IdempotencyKey, in work: any UnitOfWork) {
    self.key = key
    self.work = work
  }

  /// - Parameter user: who asks; nil for the owner, or else for the account.
  func recall(for user: UUID?) throws(Failure) -> KeptResult? { try work.recall(key, for: user ?? owner) }
  func remember(_ result: KeptResult, for user: UUID?) throws(Failure) { try work.remember(key, for: user ?? owner, result: result) }
  func parts(for user: UUID?) throws(Failure) -> [String] { try work.parts(of: key, for: user ?? owner) }
  func keep(_ part: String, for user: UUID?) throws(Failure) { try work.keep(part, of: key, for: user ?? owner) }

  func hasKey(of other: IdempotentWrite) -> Bool { key.key == other.key.key }
}

extension IdempotencyKey {
  /// The schema of the member, for the discovery document.
  static let schema = ObjectSchema.Member(
    name: "\(member)", schema: Schema.nullable(Line.schema.limited(by: length)), isRequired: false,
    doc:
      "An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters gets the first result and changes nothing."
  )

  private static let length = Limit.length(1...200)

  /// The key among the parameters of a write; nil when there is none, or when it can't be read, which the log says then.
  /// - Parameter digest: digests the tokens among the parameters, and overwrites the copy of them.
  init?(
    in params: JSONValue?, of method: JSONValue, _ endpoint: Endpoint, _ log: ProblemLog,
    digest: (UnsafeMutableRawBufferPointer) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    guard let params, let value = params.member(IdempotencyKey.member) else {
      log.expect(.init(IdempotencyKey.member, isPresent: false))
      return nil
    }
    log.expect(.init(IdempotencyKey.member, isPresent: true))
    if value.kind == .null { return nil }
    var source = JSONSource(value, root: params, log: log)
    _ = Line.read(from: &source)
    // Programs make keys, so each character of one counts.
    let line = Line(value.kind == .string ? value.string : "")
    if let complaint = line.violation(of: IdempotencyKey.length) { source.refuse(complaint) }
    guard log.isEmpty else { return nil }
    key = line.text
    form = { [description = endpoint.description] in description().params }
    // Secret members are no part of the request, as that is stored.
    request = "\(method.string) \(IdempotencyKey.spelled(params, secrets: endpoint.secrets.map(\.name), form))"
    tokens = endpoint.secrets.isEmpty ? nil : try endpoint.secrets.digest(of: params, by: digest)
  }
}
