internal import Shape

/// A method ("Method Object").
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
      "paramStructure", \.paramStructure, "The ways to pass parameters: by name, by position, or either.")
    params = field("params", \.params, "The parameters of the method.")
    result = field("result", \.result, "The result of the method.")
    errors = field("errors", \.errors, "The kinds of errors of the method, beyond those of every method.")
    examples = field("examples", \.examples, "Examples, which are calls that were made.")
    access = field("x-access", \.access, "The method's rule of access.")
    effect = field("x-effect", \.effect, "The effect of the method: read, write or session.")
    asks = field("x-host", \.asks, "The host requests that the method may send.")
    feature = field.optional(
      "x-feature", \.feature, "The feature that must have been bought; left out if none is needed.")
  }
}
