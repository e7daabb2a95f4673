internal import Shape

/// An unknown capability, and the known one with the most similar name.
struct SuggestedCapability: Record {
  let unknown: String, suggestion: String

  static let doc: StaticString = "A known capability whose name is similar to an unknown one."
}

extension SuggestedCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    unknown = field("unknown", \.unknown, "The unknown name.")
    suggestion = field("suggestion", \.suggestion, "The most similar known name.")
  }
}
