internal import Shape

/// A parameter or a result of a method in the discovery document ("Content Descriptor Object" of OpenRPC).
struct DescriptorPart: Record {
  let name: String, text: String, isRequired: Bool, schema: RawJSON

  static let doc: StaticString = "A parameter or a result of a method."
}

extension DescriptorPart {
  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the parameter or result.")
    text = field("description", \.text, "The description of the parameter or result.")
    isRequired = field("required", \.isRequired, "`true` if the parameter or the result is always present.")
    schema = field("schema", \.schema, "The JSON Schema of the value.")
  }
}
