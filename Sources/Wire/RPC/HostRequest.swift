public import JSON
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
  /// Whether requests that ask for the same at the same time share one call.
  static var isShared: Bool { get }
  /// The number of calls that a host gets at once; further ones wait in order. `nil` for no limit.
  static var mostAtOnce: Int? { get }
  /// How many milliseconds the host has if the request that waits does not say.
  static var usualDeadline: Int { get }

  /// Whether the answer is of the account that the directory serves: none that comes after a switch of the account is used.
  static var isOfAccount: Bool { get }

  /// Whether the request or its answer contains a secret: the buffers that it went through are overwritten.
  static var isSecret: Bool { get }

  /// The secrets in the request, each of visible ASCII characters: they are masked in an error that quotes them.
  var secrets: [String] { get }

  /// What is wrong with an answer of the right shape; their pointers lead into the answer.
  func problems(of answer: Answer) -> [Problem]

  /// Returns what reads a part of the answer that comes before the whole of it, as JSON text with described members only, or `nil`
  /// for a request whose answer comes as a whole.
  var partReader: ((JSONSource) -> String)? { get }
}

extension HostRequest {
  public static var isShared: Bool { false }
  public static var mostAtOnce: Int? { nil }
  public static var isSecret: Bool { false }
  public static var isOfAccount: Bool { true }
  public static var usualDeadline: Int { HostCalls.usualDeadline }
  public var secrets: [String] { [] }
  public var partReader: ((JSONSource) -> String)? { nil }
  public func problems(of answer: Answer) -> [Problem] { [] }
}

/// What a host request looks like, for the discovery document. Its schemas are made when they are asked for: they take longer than all
/// else that a start does for a method.
public struct HostCapability: Sendable {
  public let name: String
  public let doc: String
  public let answerDoc: String
  private let makeParams: @Sendable () -> ObjectSchema
  private let makeSchema: @Sendable () -> Schema
  private let makeAnswer: @Sendable () -> Schema

  public init<R: HostRequest>(_ type: R.Type) {
    name = "\(R.name)"
    doc = "\(R.doc)"
    answerDoc = "\(R.answerDoc)"
    makeParams = { ObjectSchema(of: R.self) }
    makeSchema = { R.schema }
    makeAnswer = { R.Answer.schema }
  }

  public var params: ObjectSchema { makeParams() }
  public var schema: Schema { makeSchema() }
  public var answer: Schema { makeAnswer() }
}
