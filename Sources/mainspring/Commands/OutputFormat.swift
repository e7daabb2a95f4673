internal import JSON
internal import Shape

/// How the result of a call is printed.
enum OutputFormat: String, CaseIterable {
  case table, csv, json, jsonl

  static let options = [
    Command.Option(
      "output", "FORMAT",
      "how a list is printed: table, csv, json or jsonl (default: table on a terminal, json elsewhere); other results are json, or a list of one"
    ),
    Command.Option("columns", "LIST", "the columns of csv and table, in this order, with commas between them: sku,name,cost.amount"),
  ]
}

/// A result that is a list: an array, or an object whose first member is its only array and that has nothing but scalars beside it, as pages have.
struct ResultList {
  let elements: [JSONValue]
  /// The first member's name; nil for an array.
  let name: String?
  /// Where the next page begins.
  let next: String?
  /// What stands beside the elements and says something, but for `next`, in one line.
  let beside: String

  init?(_ result: JSONValue) {
    if result.kind == .array {
      (elements, name, next, beside) = (result.elements, nil, nil, "")
      return
    }
    let members = result.members
    guard let first = members.first, first.value.kind == .array else { return nil }
    guard members.dropFirst().allSatisfy({ $0.value.kind != .array && $0.value.kind != .object }) else { return nil }
    elements = first.value.elements
    name = first.name.string
    next = result.member("next").flatMap { $0.kind == .string ? $0.string : nil }
    beside = members.dropFirst().filter { $0.value.kind != .null && $0.value.kind != .false && $0.name.string != "next" }
      .map { "\($0.name.string): \(Rows.Cell($0.value).text)" }.joined(separator: ", ")
  }

  /// The schema of the elements of such a list; nil where a result is none.
  static func element(of schema: Schema) -> Schema? {
    if let element = schema.element { return element }
    guard let members = schema.object?.members, let element = members.first?.schema.element else { return nil }
    return members.dropFirst().allSatisfy { $0.schema.element == nil && $0.schema.object == nil } ? element : nil
  }
}
