internal import Shape

/// What was probably meant by the name of a capability that there is not.
struct SuggestedCapability: Record {
  let unknown: String, suggestion: String

  static let doc: StaticString = "What was probably meant by a name that there is not."
}

extension SuggestedCapability {
  init<F: Fields<Self>>(_ field: inout F) {
    unknown = field("unknown", \.unknown, "The name that was offered.")
    suggestion = field("suggestion", \.suggestion, "The one that is most like it.")
  }
}
