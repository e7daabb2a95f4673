internal import JSON
public import Shape

/// The idempotency key of a write, with the request that it belongs to. The write is done once, however often the
/// request is sent.
public struct IdempotencyKey {
  /// The member of the parameters that contains the key.
  static let member: StaticString = "idempotencyKey"
  /// The members that do not change the meaning of a request.
  private static let incidental: [StaticString] = [member, "progressToken"]

  public let key: String
  /// The method and its parameters in one spelling, without secret parameters.
  public let request: String
  /// The digest of the tokens among the parameters, or `nil` for a request without tokens.
  public let tokens: [UInt8]?

  /// Returns the schema of the method's parameters, for the spelling of parameters that contain null.
  private let form: () -> ObjectSchema?

  /// Returns a Boolean value that indicates whether a stored request is this request. The stored request has the same
  /// bytes, or differs only in the spelling of numbers and null. Older programs stored that spelling unchanged.
  public func asksForTheSame(as known: String) -> Bool {
    // The bytes are compared, because two different spellings of a letter are equal in a `String`.
    if known.utf8.elementsEqual(request.utf8) { return true }
    let parts = known.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    var params = String(parts[1])
    let spelled = params.withUTF8 { bytes in JSONSource.decode(bytes) { IdempotencyKey.spelled($0.value, form) } }
    return spelled.map { "\(parts[0]) \($0)".utf8.elementsEqual(request.utf8) } ?? false
  }

  /// Creates a key for tests of code that stores keys. All other keys come from requests.
  package init(key: String, request: String, tokens: [UInt8]? = nil) {
    self.key = key
    self.request = request
    self.tokens = tokens
    form = { nil }
  }

  /// Returns the parameters in one spelling, without members that do not change the meaning.
  private static func spelled(_ params: JSONValue, secrets: [StaticString] = [], _ form: () -> ObjectSchema?) -> String
  {
    // Only a request that contains null needs the description of its method. Few requests do.
    params.canonicalText(without: incidental, secrets: secrets, as: params.hasNull ? form() : nil)
  }
}

/// The stored result of a write.
public struct KeptResult {
  /// The result as JSON text.
  public let text: String
  /// The audience that the result was written for.
  public let audience: Audience

  public init(text: String, audience: Audience) {
    self.text = text
    self.audience = audience
  }
}

/// A write with an idempotency key, and the store of first results.
final class IdempotentWrite {
  private let key: IdempotencyKey
  private let work: any UnitOfWork
  /// The user of the account to whom the key belongs, or `nil` if the method's records belong to no user.
  var owner: UUID?

  init(_ key: IdempotencyKey, in work: any UnitOfWork) {
    self.key = key
    self.work = work
  }

  /// - Parameter user: the caller, or `nil` for the owner. Without an owner, the key belongs to the account.
  func recall(for user: UUID?) throws(Failure) -> KeptResult? { try work.recall(key, for: user ?? owner) }
  func remember(_ result: KeptResult, for user: UUID?) throws(Failure) {
    try work.remember(key, for: user ?? owner, result: result)
  }
  func parts(for user: UUID?) throws(Failure) -> [String] { try work.parts(of: key, for: user ?? owner) }
  func keep(_ part: String, for user: UUID?) throws(Failure) { try work.keep(part, of: key, for: user ?? owner) }

  func hasKey(of other: IdempotentWrite) -> Bool { key.key == other.key.key }
}

extension IdempotencyKey {
  /// The schema of the member, for the discovery document.
  static let schema = ObjectSchema.Member(
    name: "\(member)", schema: Schema.nullable(Line.schema.limited(by: length)), isRequired: false,
    doc:
      "An idempotency key: any text of the caller. A request with a key must pass its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing."
  )

  private static let length = Limit.length(1...200)

  /// Reads the key among the parameters of a write. Returns `nil` if there is no key, or if it can't be read. In the
  /// latter case, `log` records the problem.
  /// - Parameter digest: returns the digest of the tokens among the parameters, and overwrites its copy of them.
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
    // Programs make keys, so each character of a key counts.
    let line = Line(value.kind == .string ? value.string : "")
    if let complaint = line.violation(of: IdempotencyKey.length) { source.refuse(complaint) }
    guard log.isEmpty else { return nil }
    key = line.text
    form = { [description = endpoint.description] in description().params }
    // Secret members are left out of the request, as it is stored.
    request = "\(method.string) \(IdempotencyKey.spelled(params, secrets: endpoint.secrets.map(\.name), form))"
    tokens = endpoint.secrets.isEmpty ? nil : try endpoint.secrets.digest(of: params, by: digest)
  }
}
