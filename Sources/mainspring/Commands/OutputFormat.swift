internal import JSON
internal import Shape

/// The format in which the result of a call is printed.
enum OutputFormat: String, CaseIterable {
  case table, csv, json, jsonl

  static let options = [
    Command.Option(
      "output", "FORMAT",
      "the format of a list: table, csv, json or jsonl (default: table on a terminal, json elsewhere); other results are json, or a list of one"
    ),
    Command.Option(
      "columns", "LIST", "the columns of csv and table, in this order, separated by commas: sku,name,cost.amount"),
  ]
}

/// A result that contains a list.
///
/// The result is an array, or an object with `items` and `next` like a page, or another object whose first member is an
/// array. In the last case, the array is `items`, or all other members are scalars, or all elements are objects and the
/// outer object has no `id`.
struct ResultList {
  let elements: [JSONValue]
  /// The name of the member that contains the list, or `nil` if the result is an array.
  let name: String?
  /// The cursor of the next page, or `nil` if there is no next page.
  let next: String?
  /// The members of the object.
  private let members: [(name: String, value: JSONValue)]

  init?(_ result: JSONValue) {
    if result.kind == .array {
      (elements, name, next, members) = (result.elements, nil, nil, [])
      return
    }
    members = result.members.map { ($0.name.string, $0.value) }
    let names = members.map(\.name)
    let place = names.contains("next") ? names.firstIndex(of: "items") ?? 0 : 0
    guard members.indices.contains(place), members[place].value.kind == .array else { return nil }
    elements = members[place].value.elements
    let others = members.enumerated().filter { $0.offset != place }.map(\.element.value.kind)
    let isAlone = others.allSatisfy { $0 != .array && $0 != .object }
    guard isAlone || names[place] == "items" || !names.contains("id") && elements.allSatisfy({ $0.kind == .object })
    else { return nil }
    name = names[place]
    next = members.first { $0.name == "next" }.flatMap { $0.value.kind == .string ? $0.value.string : nil }
  }

  /// The other members that have a value, without `next`, on one line.
  var beside: String {
    members.filter { $0.name != name && $0.name != "next" && $0.value.kind != .false && !Rows.Cell($0.value).isEmpty }
      .map { "\($0.name): \(Rows.Cell($0.value).text)" }.joined(separator: ", ")
  }

  /// Returns the whole result as JSON, with all elements of all pages.
  func json(_ elements: [String]) -> String {
    let array = "[\(elements.joined(separator: ","))]"
    if name == nil { return array }
    let parts = members.map { member in
      "\(jsonText(member.name)):\(member.name == name ? array : member.name == "next" ? "null" : member.value.compactText)"
    }
    return "{\(parts.joined(separator: ","))}"
  }

  /// Returns the schema of the elements of the list, or `nil` if results of this schema contain no list.
  static func element(of schema: Schema) -> Schema? {
    if let element = schema.element { return element }
    guard let members = schema.object?.members, let first = members.first else { return nil }
    func has(_ name: String) -> Bool { members.contains { $0.name == name } }
    if has("next"), let items = members.first(where: { $0.name == "items" }) { return items.schema.element }
    guard let element = first.schema.element else { return nil }
    let isAlone = members.dropFirst().allSatisfy { $0.schema.element == nil && $0.schema.object == nil }
    return isAlone || element.object != nil && !has("id") ? element : nil
  }
}
