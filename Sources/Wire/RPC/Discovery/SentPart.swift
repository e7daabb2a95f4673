internal import Shape

/// What the core sends: a notification, or a request to the host.
struct SentPart: Record {
  let name: String, summary: String, params: [DescriptorPart], result: DescriptorPart?

  static let doc: StaticString = "What the core sends."

  init(name: String, summary: String, params: [DescriptorPart], result: DescriptorPart? = nil) {
    self.name = name
    self.summary = summary
    self.params = params
    self.result = result
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    summary = field("summary", \.summary, "What it is for.")
    params = field("params", \.params, "What it says.")
    result = field.optional("result", \.result, "What the host answers; left out for notifications.")
  }
}
