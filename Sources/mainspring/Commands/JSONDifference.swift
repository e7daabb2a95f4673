internal import JSON

/// A difference between two JSON values.
struct JSONDifference {
  /// The JSON pointer (RFC 6901) to the place of the difference. It is empty if the whole values differ.
  let pointer: String
  /// The expected value as compact JSON, or `nil` if there should be no value at this place.
  let expected: String?
  let found: String?

  /// Returns the differences between two JSON texts. Returns `nil` if one of the texts is not JSON. Different spellings
  /// of the same value are not a difference.
  static func between(_ expected: String, _ found: String) -> [JSONDifference]? {
    var (expected, found) = (expected, found)
    return expected.withUTF8 { bytes in
      JSONSource.decode(bytes) { wanted in
        found.withUTF8 { bytes in
          JSONSource.decode(bytes) { actual in
            var list: [JSONDifference] = []
            compare(wanted.value, actual.value, at: "", &list)
            return list
          }
        }
      }
    }
  }

  private static func compare(_ a: JSONValue, _ b: JSONValue, at pointer: String, _ list: inout [JSONDifference]) {
    switch (a.kind, b.kind) {
    case (.object, .object): compareMembers(a, b, at: pointer, &list)
    case (.array, .array): compareElements(a.elements, b.elements, at: pointer, &list)
    case (.string, .string) where a.string.utf8.elementsEqual(b.string.utf8): break
    default:
      let (expected, found) = (a.compactText, b.compactText)
      if !expected.utf8.elementsEqual(found.utf8) {
        list.append(JSONDifference(pointer: pointer, expected: expected, found: found))
      }
    }
  }

  private static func compareMembers(_ a: JSONValue, _ b: JSONValue, at pointer: String, _ list: inout [JSONDifference])
  {
    let (wanted, actual) = (a.members, b.members)
    for member in wanted {
      let name = member.name.string
      let path = "\(pointer)/\(escapedForPointer(name))"
      if let other = actual.first(where: { $0.name.string.utf8.elementsEqual(name.utf8) }) {
        compare(member.value, other.value, at: path, &list)
      } else {
        list.append(JSONDifference(pointer: path, expected: member.value.compactText, found: nil))
      }
    }
    for member in actual {
      let name = member.name.string
      if wanted.contains(where: { $0.name.string.utf8.elementsEqual(name.utf8) }) { continue }
      list.append(
        JSONDifference(pointer: "\(pointer)/\(escapedForPointer(name))", expected: nil, found: member.value.compactText)
      )
    }
  }

  /// Compares the elements of two lists. Equal elements at the beginning and at the end are skipped first. Otherwise
  /// one missing element would make all later elements differ.
  private static func compareElements(
    _ a: [JSONValue], _ b: [JSONValue], at pointer: String, _ list: inout [JSONDifference]
  ) {
    let (wanted, actual) = (a.map(\.compactText), b.map(\.compactText))
    let start = zip(wanted, actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let most = min(a.count, b.count) - start
    let end = zip(wanted.reversed(), actual.reversed()).prefix(most).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    for index in start..<max(a.count, b.count) - end {
      let path = "\(pointer)/\(index)"
      switch (index < a.count - end, index < b.count - end) {
      case (true, true): compare(a[index], b[index], at: path, &list)
      case (true, false): list.append(JSONDifference(pointer: path, expected: wanted[index], found: nil))
      default: list.append(JSONDifference(pointer: path, expected: nil, found: actual[index]))
      }
    }
  }
}
