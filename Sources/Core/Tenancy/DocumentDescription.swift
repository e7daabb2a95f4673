public import Shape

/// A document that comes from outside, such as a file, for its JSON Schema.
public struct DocumentDescription {
  public let schema: Schema
  /// Whether members that are not known are let pass.
  public let ignoresUnknown: Bool

  public init<R: Record>(_ type: R.Type, ignoresUnknown: Bool) {
    schema = R.schema
    self.ignoresUnknown = ignoresUnknown
  }
}
