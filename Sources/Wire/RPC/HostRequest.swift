public import JSON
public import Shape

/// A request that the core may send to the host. The type's members are the parameters.
///
/// The core declares one such type for each thing that it can't do itself, such as finding the weather or a place's
/// name. The host implements the request.
public protocol HostRequest: Record {
  /// The method's name, which is also the capability that the host offers: `host.verb` or `host.collection.verb`.
  static var name: StaticString { get }
  associatedtype Answer: Value
  /// The description of the answer, in one sentence, for the discovery document.
  static var answerDoc: StaticString { get }
  /// A Boolean value that indicates whether a request is not sent while an equal one is unanswered. Both then get the
  /// same answer.
  static var isShared: Bool { get }
  /// The largest number of requests of this type that a host gets at the same time, or `nil` for no limit. Further
  /// requests wait in order.
  static var mostAtOnce: Int? { get }
  /// The time limit for the host's answer in milliseconds, if the waiting request does not set one.
  static var usualDeadline: Int { get }

  /// A Boolean value that indicates whether the answer belongs to the account of the data directory. If the directory
  /// changes to another account before the answer arrives, the answer is not used.
  static var isOfAccount: Bool { get }

  /// A Boolean value that indicates whether the request or its answer contains a secret. If so, the buffers in which
  /// they were are overwritten.
  static var isSecret: Bool { get }

  /// The secrets in the request. Each consists of visible ASCII characters. If an error message quotes a secret, it is
  /// masked in the message.
  var secrets: [String] { get }

  /// Returns the problems of an answer whose form is right, such as two members that contradict each other. The
  /// pointers of the problems begin at the answer.
  func problems(of answer: Answer) -> [Problem]

  /// The function that reads one part of an answer. It returns the part as JSON text, with only the members that are
  /// described. The property is `nil` for a request whose answer comes as a whole.
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

/// The description of a host request, for the discovery document. Its schemas are made only when they are needed.
/// Making them at each start would take longer than all other work for a method.
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
