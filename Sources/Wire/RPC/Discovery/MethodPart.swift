internal import Shape

/// A method in the discovery document ("Method Object").
struct MethodPart: Record {
  let name: String, summary: String, tags: [TagPart], paramStructure: String, params: [DescriptorPart],
    result: DescriptorPart, errors: [ErrorPart], examples: [ExamplePart], access: RawJSON, effect: String,
    asks: [String],
    feature: String?

  static let doc: StaticString = "A method of the core."

  init(
    name: String, summary: String, tags: [TagPart], paramStructure: String, params: [DescriptorPart],
    result: DescriptorPart, errors: [ErrorPart], examples: [ExamplePart], access: RawJSON, effect: String,
    asks: [String],
    feature: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.tags = tags
    self.paramStructure = paramStructure
    self.params = params
    self.result = result
    self.errors = errors
    self.examples = examples
    self.access = access
    self.effect = effect
    self.asks = asks
    self.feature = feature
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the method.")
    summary = field("summary", \.summary, "The description of the method.")
    tags = field("tags", \.tags, "The service of the method.")
    paramStructure = field(
      "paramStructure", \.paramStructure, "The ways to pass parameters: by name, by position, or both.")
    params = field("params", \.params, "The parameters of the method.")
    result = field("result", \.result, "The result of the method.")
    errors = field(
      "errors", \.errors,
      "The kinds of errors that the method can return, in addition to those that every method can return.")
    examples = field("examples", \.examples, "Calls that were made, with their results.")
    access = field("x-access", \.access, "The rule that determines who may call the method.")
    effect = field("x-effect", \.effect, "The effect of the method: read, write or session.")
    asks = field("x-host", \.asks, "The requests that the core may send to the host during a call.")
    feature = field.optional(
      "x-feature", \.feature,
      "The paid feature that the caller needs for the method. Left out if the method needs none.")
  }
}
