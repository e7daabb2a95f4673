internal import Shape

/// The columns for printing a list. They follow from the list's schema, so they are the same for all lists of a method.
/// A member of an inner object has a separate column, such as `cost.amount`. A value whose members the schema does not
/// name has one column.
struct Columns {
  /// The name of the only column, for a list whose elements are not objects.
  static let ofValue = "value"

  /// The names of the columns, in the order of the schema.
  let names: [String]
  /// The columns of values whose members the schema does not name. The user can select a member of them by its name.
  private let open: [String]

  /// - Parameter schema: the schema of the list's elements.
  init(_ schema: Schema) {
    guard let object = schema.object else {
      (names, open) = ([Columns.ofValue], [])
      return
    }
    var found: [(name: String, isOpen: Bool)] = []
    Columns.add(object, behind: "", within: [object.name], to: &found)
    names = found.map(\.name)
    open = found.filter(\.isOpen).map(\.name)
  }

  private static func add(
    _ object: ObjectSchema, behind path: String, within outer: [String], to found: inout [(name: String, isOpen: Bool)]
  ) {
    for member in object.members where !member.isRefused {
      let name = path + member.name
      if let inner = member.schema.object, !outer.contains(inner.name) {
        add(inner, behind: "\(name).", within: outer + [inner.name], to: &found)
      } else {
        found.append((name, member.schema.isOpen))
      }
    }
  }

  /// The columns in the order for tables, which people read. Ids are at the end.
  var forTables: [String] {
    let last = ["id", "company"]
    return names.filter { !last.contains($0) } + last.filter(names.contains)
  }

  /// Returns the columns that the user has selected, such as `sku,name,custom.price`.
  func choose(_ list: String) throws(UsageError) -> [String] {
    let chosen = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in chosen where !has(name) {
      throw UsageError(
        "there is no column \(name.isEmpty ? "without a name" : name)\(suggestion(for: name, among: names, orAll: "the columns are"))"
      )
    }
    return chosen
  }

  private func has(_ name: String) -> Bool {
    names.contains { $0 == name || $0.hasPrefix("\(name).") }
      || open.contains { name.hasPrefix("\($0).") && name.count > $0.count + 1 }
  }
}

extension Schema {
  /// A Boolean value that indicates whether the value can be an object whose members the schema does not name.
  fileprivate var isOpen: Bool {
    switch self {
    case .any, .anyResult, .map, .oneOf, .reference: true
    case .nullable(let inner): inner.isOpen
    case .boolean, .integer, .number, .text, .choice, .list: false
    }
  }
}
