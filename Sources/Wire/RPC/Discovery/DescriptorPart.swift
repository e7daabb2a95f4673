internal import Shape

/// A parameter or a result ("Content Descriptor Object").
struct DescriptorPart: Record {
  let name: String, text: String, isRequired: Bool, schema: RawJSON

  static let doc: StaticString = "A parameter or a result."

  init(name: String, text: String, isRequired: Bool, schema: RawJSON) {
    self.name = name
    self.text = text
    self.isRequired = isRequired
    self.schema = schema
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    text = field("description", \.text, "What it is.")
    isRequired = field("required", \.isRequired, "Whether it is always there.")
    schema = field("schema", \.schema, "What it looks like.")
  }
}
