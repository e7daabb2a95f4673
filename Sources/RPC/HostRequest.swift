internal import JSON
public import Shape

/// A request that the core may send to the host; the record is its parameters.
///
/// What the core can't do itself (the weather, a place's name) is an interface that it declares so, and that the host implements.
public protocol HostRequest: Record {
  /// `host.verb` or `host.collection.verb`: the method's name, and the capability that the host offers.
  static var name: StaticString { get }
  associatedtype Answer: Value
  /// What the answer is, in one sentence.
  static var answerDoc: StaticString { get }
}

/// A method that asks the host, and is answered when the host has answered.
public protocol HostMethod: MethodDeclaration {
  associatedtype Service
  associatedtype Request: HostRequest
  associatedtype Result: Value

  /// How many milliseconds the host has; nil for `HostCalls.usualDeadline`.
  var deadline: Int? { get }
  /// What the host's progress is passed on with; nil when nobody wants to know of it.
  var progressToken: ProgressToken? { get }

  func request(on service: Service) throws(Failure) -> Request
  func result(of answer: Request.Answer, on service: Service) throws(Failure) -> Result
}

/// What a host request looks like, for the discovery document.
public struct HostCapability: Sendable {
  public let name: String
  public let doc: String
  public let params: ObjectSchema
  public let schema: Schema
  public let answer: Schema
  public let answerDoc: String

  public init<R: HostRequest>(_ type: R.Type) {
    name = "\(R.name)"
    doc = "\(R.doc)"
    params = ObjectSchema(of: R.self)
    schema = R.schema
    answer = R.Answer.schema
    answerDoc = "\(R.answerDoc)"
  }
}

extension Endpoint {
  /// A method that asks the host.
  public init<M: HostMethod>(_ type: M.Type, on service: M.Service, of host: HostCalls) {
    self.init(
      name: M.name, effect: M.effect, asks: [HostCapability(M.Request.self)],
      description: { MethodDescription(M.self, result: M.Result.schema, asks: ["\(M.Request.name)"]) }
    ) { (call) throws(Failure) in
      let method = try call.source.params(M.self)
      let request = try method.request(on: service)
      try host.ask(request, deadline: method.deadline, progress: method.progressToken) { (answer, call) throws(Failure) in
        try call.answer { () throws(Failure) in try method.result(of: answer, on: service) }
      }
    }
  }
}

/// What a request gives to be told of its progress: a text or a whole number, echoed in `rpc.progress`.
public struct ProgressToken: Value, Sendable {
  /// The token as JSON text.
  public let json: String

  public static func read<S: Source & ~Copyable>(from source: inout S) -> ProgressToken {
    guard let json = source.json() else { return example }
    let isText = json.utf8.first == UInt8(ascii: "\"")
    if !isText, Int(json) == nil { source.refuse("must be a text or a whole number") }
    if json.utf8.count > 202 { source.refuse("must have at most 200 bytes") }
    return ProgressToken(json: json)
  }

  public func write<K: Sink & ~Copyable>(to sink: inout K) { sink.json(json) }
  public static var schema: Schema { .oneOf([.text(TextSchema(length: .length(0...200))), .integer(.none)]) }
  public static var example: ProgressToken { ProgressToken(json: "\"token\"") }
}
