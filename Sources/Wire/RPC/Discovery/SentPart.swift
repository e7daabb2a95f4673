internal import Shape

/// A notification or a host request, in the discovery document.
struct SentPart: Record {
  let name: String, summary: String, params: [DescriptorPart], result: DescriptorPart?

  static let doc: StaticString = "A notification or host request that the core sends."

  init(name: String, summary: String, params: [DescriptorPart], result: DescriptorPart? = nil) {
    self.name = name
    self.summary = summary
    self.params = params
    self.result = result
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the notification or host request.")
    summary = field("summary", \.summary, "The purpose of the notification or host request.")
    params = field("params", \.params, "The parameters of the notification or host request.")
    result = field.optional("result", \.result, "The host's answer; left out for notifications.")
  }
}
