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

/// A result that contains a list, which can be printed as rows.
///
/// A result is such a list in four cases. It is an array, or a page: an object with `items` and `next`. Or it is
/// another object whose first member is an array. In that case the array must be named `items`, or all other members
/// must be simple values, or all elements must be objects and the object must have no `id`. Or it is an object without
/// an `id` that has an array `lines` or `parts`, such as a document or an exploded bill of materials.
struct ResultList {
  let elements: [JSONValue]
  /// The name of the member that contains the list, or `nil` if the result is an array.
  let name: String?
  /// The cursor of the next page, or `nil` if there is no next page.
  let next: String?
  /// All members of the object, including the list.
  private let members: [(name: String, value: JSONValue)]

  init?(_ result: JSONValue) {
    if result.kind == .array {
      (elements, name, next, members) = (result.elements, nil, nil, [])
      return
    }
    members = result.members.map { ($0.name.string, $0.value) }
    let names = members.map(\.name)
    guard let place = ResultList.place(in: members) else { return nil }
    elements = members[place].value.elements
    name = names[place]
    next = members.first { $0.name == "next" }.flatMap { $0.value.kind == .string ? $0.value.string : nil }
  }

  /// The names of the lists as which an object is printed that does not begin with a list.
  private static let parts = ["lines", "parts"]

  /// Returns the index of the member that contains the list, or `nil` if there is none.
  private static func place(in members: [(name: String, value: JSONValue)]) -> Int? {
    let names = members.map(\.name)
    let place = names.contains("next") ? names.firstIndex(of: "items") ?? 0 : 0
    guard members.indices.contains(place) else { return nil }
    let hasID = names.contains("id")
    func isTable(_ value: JSONValue) -> Bool {
      value.kind == .array && value.elements.allSatisfy { $0.kind == .object }
    }
    if members[place].value.kind == .array {
      let others = members.enumerated().filter { $0.offset != place }.map(\.element.value.kind)
      let isAlone = others.allSatisfy { $0 != .array && $0 != .object }
      if isAlone || names[place] == "items" || !hasID && isTable(members[place].value) { return place }
    }
    return hasID ? nil : members.firstIndex { parts.contains($0.name) && isTable($0.value) }
  }

  /// The values of the other members as one line. The cursor, empty values and `false` are left out.
  var beside: String {
    members.filter { $0.name != name && $0.name != "next" && $0.value.kind != .false && !Rows.Cell($0.value).isEmpty }
      .map { "\($0.name): \(Rows.Cell($0.value).text)" }.joined(separator: ", ")
  }

  /// Returns the result as JSON, with the elements of all pages in its list.
  func json(_ elements: [String]) -> String {
    let array = "[\(elements.joined(separator: ","))]"
    if name == nil { return array }
    let parts = members.map { member in
      "\(jsonText(member.name)):\(member.name == name ? array : member.name == "next" ? "null" : member.value.compactText)"
    }
    return "{\(parts.joined(separator: ","))}"
  }

  /// Returns the schema of the list's elements, or `nil` if results of this schema contain no list.
  static func element(of schema: Schema) -> Schema? {
    if let element = schema.element { return element }
    guard let members = schema.object?.members, let first = members.first else { return nil }
    func has(_ name: String) -> Bool { members.contains { $0.name == name } }
    if has("next"), let items = members.first(where: { $0.name == "items" }) { return items.schema.element }
    if let element = first.schema.element {
      let isAlone = members.dropFirst().allSatisfy { $0.schema.element == nil && $0.schema.object == nil }
      return isAlone || element.object != nil && !has("id") ? element : nil
    }
    return has("id")
      ? nil : members.first { parts.contains($0.name) && $0.schema.element?.object != nil }?.schema.element
  }
}
