internal import SQLite
internal import Shape
internal import Vocabulary

/// The filter of `contacts.list` and `contacts.search`.
struct ContactFilter {
  var text: String?
  var kind: ContactKind?
  var tag: Line?
  /// A Boolean value that indicates whether only archived contacts are listed. Otherwise only contacts that are not
  /// archived are listed.
  let archived: Bool

  /// The conditions of the filter that the full-text index can look up.
  var labels: [TextTerm] {
    [
      kind.map { .label($0.rawValue, column: ContactDetails.kindsColumn) },
      tag.map { .label($0.text, column: ContactDetails.tagsColumn) },
    ].compactMap(\.self)
  }

  /// Returns a text in which numbers have the form of the index, without grouping. For example, `030-12 345` becomes
  /// `03012345`, and `Bo 030-12` becomes `Bo 03012`.
  static func plain(_ text: String) -> String {
    if isNumber(text), text.digits.utf8.count >= 5 { return text.digits }
    return text.split(separator: " ").map { isNumber($0) ? String($0).digits : String($0) }.joined(separator: " ")
  }

  /// Returns a Boolean value that indicates whether a text has the form of a telephone number, or of a part of one.
  private static func isNumber(_ text: some StringProtocol) -> Bool {
    let signs = "+-()/. ".unicodeScalars
    return text.unicodeScalars.contains { $0.digit != nil }
      && text.unicodeScalars.allSatisfy { $0.digit != nil || signs.contains($0) }
  }

  static let archivedDoc: StaticString =
    "`true` to list only archived contacts. If it is left out, the list contains only contacts that are not archived."
}
