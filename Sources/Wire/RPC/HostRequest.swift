public import JSON
public import Shape

/// A request that the core may send to the host. The record is its parameters.
///
/// The core declares such a request for anything that it can't do itself, such as the weather or a place's name. The host implements it.
public protocol HostRequest: Record {
  /// `host.verb` or `host.collection.verb`: the method's name, and the capability that the host offers.
  static var name: StaticString { get }
  associatedtype Answer: Value
  /// The description of the answer, in one sentence.
  static var answerDoc: StaticString { get }
  /// A Boolean value that indicates whether equal requests at the same time share one call.
  static var isShared: Bool { get }
  /// The largest number of calls that a host gets at once. Further ones wait in order. `nil` for no limit.
  static var mostAtOnce: Int? { get }
  /// The milliseconds that the host has if the waiting request does not set them.
  static var usualDeadline: Int { get }

  /// A Boolean value that indicates whether the answer belongs to the account of the directory. An answer after a switch of the account is
  /// not used.
  static var isOfAccount: Bool { get }

  /// A Boolean value that indicates whether the request or its answer contains a secret. The buffers that it went through are overwritten.
  static var isSecret: Bool { get }

  /// The secrets in the request, each of visible ASCII characters. They are masked in an error that quotes them.
  var secrets: [String] { get }

  /// Returns the problems of an answer of the right form. Their pointers start from the answer.
  func problems(of answer: Answer) -> [Problem]

  /// Returns the reader for parts of the answer that come before the whole of it. It returns a part as JSON text with described members
  /// only. `nil` for a request whose answer comes as a whole.
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

/// The description of a host request, for the discovery document. Its schemas are only made when they are needed: they take longer than
/// all the other work of a start for a method.
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
