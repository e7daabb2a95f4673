internal import Shape

/// A method ("Method Object").
struct MethodPart: Record {
  let name: String, summary: String, tags: [TagPart], paramStructure: String, params: [DescriptorPart], result: DescriptorPart,
    errors: [ErrorPart], examples: [ExamplePart], access: RawJSON, effect: String, asks: [String], feature: String?,
    errorData: NamedValues<RawJSON>

  static let doc: StaticString = "Something that can be called."

  init(
    name: String, summary: String, tags: [TagPart], paramStructure: String, params: [DescriptorPart], result: DescriptorPart,
    errors: [ErrorPart], examples: [ExamplePart], access: RawJSON, effect: String, asks: [String], feature: String? = nil,
    errorData: NamedValues<RawJSON>
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
    self.errorData = errorData
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    summary = field("summary", \.summary, "What it does.")
    tags = field("tags", \.tags, "The service that has it.")
    paramStructure = field("paramStructure", \.paramStructure, "How parameters are given.")
    params = field("params", \.params, "Its parameters.")
    result = field("result", \.result, "What it answers.")
    errors = field("errors", \.errors, "The errors that it answers, beyond those of every method.")
    examples = field("examples", \.examples, "Calls that were made.")
    access = field("x-access", \.access, "Who may call it.")
    effect = field("x-effect", \.effect, "Whether it changes anything.")
    asks = field("x-host", \.asks, "What it asks the host.")
    feature = field.optional("x-feature", \.feature, "What must have been bought; left out for nothing.")
    errorData = field("x-errors", \.errorData, "What data of its errors looks like, by kind.")
  }
}
