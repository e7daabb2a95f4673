public import Shape

/// Describes a document that comes from outside, such as a file. Its JSON Schema is made from this description.
public struct DocumentDescription {
  public let name: String
  public let schema: Schema
  /// A Boolean value that indicates whether unknown members are ignored.
  public let ignoresUnknown: Bool

  public init<R: Record>(_ type: R.Type, ignoresUnknown: Bool) {
    name = R.recordName
    schema = R.schema
    self.ignoresUnknown = ignoresUnknown
  }
}
