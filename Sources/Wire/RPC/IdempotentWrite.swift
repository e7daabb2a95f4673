internal import JSON
public import Shape

/// The idempotency key of a write, together with the request that was sent with it. However often the request is sent,
/// the write is done once.
public struct IdempotencyKey {
  /// The member of the parameters that contains the key.
  static let member: StaticString = "idempotencyKey"
  /// The members of the parameters that are ignored when two requests are compared, because they don't change the
  /// meaning.
  private static let incidental: [StaticString] = [member, "progressToken"]

  public let key: String
  /// The method and its parameters in a canonical spelling, without secret parameters.
  public let request: String
  /// The digest of the secret tokens among the parameters, or `nil` for a method without such parameters.
  public let tokens: [UInt8]?

  /// Returns the schema of the method's parameters. It is needed for the canonical spelling of parameters that contain
  /// null.
  private let form: () -> ObjectSchema?

  /// Returns a Boolean value that indicates whether a stored request is the same as this request. Normally the two have
  /// the same bytes. A request that an older program has stored may differ in the spelling of numbers and null, because
  /// older programs stored that spelling unchanged.
  public func asksForTheSame(as known: String) -> Bool {
    // The bytes are compared, not the strings: two `String`s are equal even if a letter is composed differently in
    // them.
    if known.utf8.elementsEqual(request.utf8) { return true }
    let parts = known.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return false }
    var params = String(parts[1])
    let spelled = params.withUTF8 { bytes in JSONSource.decode(bytes) { IdempotencyKey.spelled($0.value, form) } }
    return spelled.map { "\(parts[0]) \($0)".utf8.elementsEqual(request.utf8) } ?? false
  }

  /// Creates a key in a test of code that stores keys. Outside of tests, keys are read from requests.
  package init(key: String, request: String, tokens: [UInt8]? = nil) {
    self.key = key
    self.request = request
    self.tokens = tokens
    form = { nil }
  }

  /// Returns the parameters in a canonical spelling, without the members that don't change the meaning.
  private static func spelled(_ params: JSONValue, secrets: [StaticString] = [], _ form: () -> ObjectSchema?) -> String
  {
    // The description of the method is needed only if the parameters contain null, which few requests do. Otherwise it
    // is not made.
    params.canonicalText(without: incidental, secrets: secrets, as: params.hasNull ? form() : nil)
  }
}

/// The stored result of a write with an idempotency key.
public struct KeptResult {
  /// The result as JSON text.
  public let text: String
  /// The audience for which the result was written. It determines which restricted fields the result contains.
  public let audience: Audience

  public init(text: String, audience: Audience) {
    self.text = text
    self.audience = audience
  }
}

/// A write with an idempotency key, with access to the stored results of such writes.
final class IdempotentWrite {
  private let key: IdempotencyKey
  private let work: any UnitOfWork
  /// The user of the account to whom the key belongs. It is `nil` if the key belongs to the account itself.
  var owner: UUID?

  init(_ key: IdempotencyKey, in work: any UnitOfWork) {
    self.key = key
    self.work = work
  }

  /// Returns the stored result of the first request with this key, or `nil` if there is none.
  /// - Parameter user: the calling user. If it is `nil`, `owner` is used, and without an owner the key belongs to the
  ///   account.
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

  /// Reads the key among the parameters of a write. Returns `nil` if there is no key, or if the key is invalid. `log`
  /// then contains the problem of an invalid key.
  /// - Parameter digest: returns the digest of the secret tokens among the parameters, and overwrites its copy of the
  ///   tokens.
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
    // A key is compared exactly, because programs make keys. So the key is checked without the trimming that `Line`
    // does for texts of people.
    let line = Line(value.kind == .string ? value.string : "")
    if let complaint = line.violation(of: IdempotencyKey.length) { source.refuse(complaint) }
    guard log.isEmpty else { return nil }
    key = line.text
    form = { [description = endpoint.description] in description().params }
    // The stored request does not contain secret members. Their digest is in `tokens`.
    request = "\(method.string) \(IdempotencyKey.spelled(params, secrets: endpoint.secrets.map(\.name), form))"
    tokens = endpoint.secrets.isEmpty ? nil : try endpoint.secrets.digest(of: params, by: digest)
  }
}
