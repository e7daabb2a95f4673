internal import JSON
internal import Shape

/// Shortens a page of records for a model. Empty members and bookkeeping members are left out, because a model pays for
/// each byte.
enum TerseList {
  /// The name of the parameter with which a call gets the full records. Tools with shortened results have it in
  /// addition to their methods' parameters.
  static let parameter = "full"
  static var member: ObjectSchema.Member {
    .init(
      name: parameter, schema: .boolean, isRequired: false, nullSaysNothing: true,
      doc:
        "true for whole records, also with empty and usual members, company, version, createdAt and updatedAt."
    )
  }

  private static let bookkeeping = ["company", "version", "createdAt", "updatedAt"]
  /// Members whose value is the same in most records. They are left out if they have this value.
  private static let usual = [("kind", "stocked")]

  /// Returns a Boolean value that indicates whether an object of this schema is a page of records.
  static func isList(_ schema: ObjectSchema) -> Bool {
    schema.members.contains { member in
      if member.name == "items", case .list(.reference, _) = member.schema { true } else { false }
    }
  }

  /// Returns a result in which the elements of `items` are shortened. If there are no `items`, returns the result
  /// unchanged.
  static func shortened(_ result: String) -> String {
    let made = try? JSONText.read(Array(result.utf8), ignoresUnknown: true) { source -> String? in
      let page = source.value
      guard page.kind == .object, page.member("items")?.kind == .array else { return nil }
      return object(
        page.members.map {
          ($0.name, $0.value.kind == .array && $0.name.isName("items") ? list(of: $0.value) : $0.value.compactText)
        })
    }
    return made.flatMap(\.self) ?? result
  }

  private static func list(of items: JSONValue) -> String {
    "[\(items.elements.map { shortened($0, isItem: true) }.joined(separator: ","))]"
  }

  private static func shortened(_ value: JSONValue, isItem: Bool = false) -> String {
    switch value.kind {
    case .object:
      let rest = value.members.filter { name, value in
        !isEmpty(value) && !(isItem && (bookkeeping.contains(name.string) || isUsual(name, value)))
      }
      return object(rest.map { ($0.name, shortened($0.value)) })
    case .array: return "[\(value.elements.map { shortened($0) }.joined(separator: ","))]"
    default: return value.compactText
    }
  }

  private static func object(_ members: [(name: JSONValue, text: String)]) -> String {
    "{\(members.map { "\($0.name.compactText):\($0.text)" }.joined(separator: ","))}"
  }

  private static func isUsual(_ name: JSONValue, _ value: JSONValue) -> Bool {
    value.kind == .string && usual.contains { $0 == name.string && $1 == value.string }
  }

  private static func isEmpty(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .null, .false: true
    case .object: value.members.isEmpty
    case .array: value.elements.isEmpty
    case .string: value.string.isEmpty
    default: false
    }
  }
}
