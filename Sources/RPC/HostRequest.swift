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

/// What a host request looks like, for the discovery document.
public struct HostCapability: Sendable {
  public let name: String
  public let doc: String
  /// Made when it is asked for.
  public var params: ObjectSchema { describe() }
  public let schema: Schema
  public let answer: Schema
  public let answerDoc: String
  private let describe: @Sendable () -> ObjectSchema

  public init<R: HostRequest>(_ type: R.Type) {
    name = "\(R.name)"
    doc = "\(R.doc)"
    describe = { ObjectSchema(of: R.self) }
    schema = R.schema
    answer = R.Answer.schema
    answerDoc = "\(R.answerDoc)"
  }
}
