public import JSON
public import Shape

/// A request that the core may send to the host. The record contains its parameters.
///
/// The core declares a request for each thing that it can't do itself, such as finding the weather or a place's name.
/// The host implements the request.
public protocol HostRequest: Record {
  /// The method's name, which is also the capability that the host offers: `host.verb` or `host.collection.verb`.
  static var name: StaticString { get }
  associatedtype Answer: Value
  /// The description of the answer, in one sentence.
  static var answerDoc: StaticString { get }
  /// A Boolean value that indicates whether equal requests at the same time share one call.
  static var isShared: Bool { get }
  /// The largest number of calls that a host gets at once, or `nil` for no limit. Further calls wait in order.
  static var mostAtOnce: Int? { get }
  /// The milliseconds that the host has if the waiting request does not set a time.
  static var usualDeadline: Int { get }

  /// A Boolean value that indicates whether the answer belongs to the directory's account. Such an answer is not used
  /// after the directory has changed to another account.
  static var isOfAccount: Bool { get }

  /// A Boolean value that indicates whether the request or its answer contains a secret. The buffers of the two are
  /// then overwritten.
  static var isSecret: Bool { get }

  /// The secrets in the request, each of visible ASCII characters. They are masked in an error message that quotes
  /// them.
  var secrets: [String] { get }

  /// Returns the problems of an answer of the right form. Their pointers start from the answer.
  func problems(of answer: Answer) -> [Problem]

  /// Returns the function that reads a part of an answer. It returns the part as JSON text with described members only.
  /// The property is `nil` for a request whose answer comes as a whole.
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

/// The description of a host request, for the discovery document. Its schemas are made only when they are needed. At a
/// start, they would take longer than all other work for a method.
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
