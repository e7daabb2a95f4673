internal import JSON

/// A list that stands for a set, changed here and elsewhere: what was added here is added, what was taken out here is taken out, and the
/// rest is as the server has it.
enum SetMerge {
  /// - Parameters:
  ///   - ancestor: the list that both began with, as JSON; nil for none.
  ///   - Returns: the merged list as JSON, in the server's order, and then what was added here; nil where one of them is no list.
  static func merge(ancestor: String?, local: String, server: String) -> String? {
    guard let local = elements(of: local), let server = elements(of: server), let before = elements(of: ancestor ?? "[]") else {
      return nil
    }
    let kept = server.filter { local.contains($0) || !before.contains($0) }
    let added = local.filter { !before.contains($0) && !server.contains($0) }
    return "[\((kept + added).joined(separator: ","))]"
  }

  /// A list with one more element, where it does not have it.
  static func adding(_ element: String, to list: String?) -> String {
    let there = list.flatMap(elements(of:)) ?? []
    return "[\((there.contains(element) ? there : there + [element]).joined(separator: ","))]"
  }

  /// The elements that two lists have, as a list.
  static func common(_ one: String?, _ other: String?) -> String {
    let those = other.flatMap(elements(of:)) ?? []
    return "[\((one.flatMap(elements(of:)) ?? []).filter(those.contains).joined(separator: ","))]"
  }

  /// Returns a list without an element, or `nil` if the text is not a list.
  static func removing(_ element: String, from list: String) -> String? {
    elements(of: list).map { "[\($0.filter { $0 != element }.joined(separator: ","))]" }
  }

  /// The elements that one of two lists has no more and its ancestor had, as a list.
  static func taken(from a: String?, in listA: String, orFrom b: String?, in listB: String?) -> String {
    func gone(_ ancestor: String?, _ list: String?) -> [String] {
      let now = list.flatMap(elements(of:)) ?? []
      return (ancestor.flatMap(elements(of:)) ?? []).filter { !now.contains($0) }
    }
    let first = gone(a, listA)
    return "[\((first + gone(b, listB).filter { !first.contains($0) }).joined(separator: ","))]"
  }

  private static func elements(of list: String) -> [String]? {
    var list = list == "null" ? "[]" : list
    return list.withUTF8 { text in
      JSONSource.decode(text) { source in source.isList ? source.value.elements.map { $0.canonicalText(keepsNumbers: true) } : nil }
    }
  }
}
