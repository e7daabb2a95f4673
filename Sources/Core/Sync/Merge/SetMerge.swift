internal import JSON

/// The merge of a set: a list whose order does not matter. Elements that were added on this device are added to the
/// container's list. Elements that were removed on this device are removed from the container's list.
enum SetMerge {
  /// Merges the list of this device with the container's.
  /// - Parameter ancestor: the list that both sides began with, as JSON, or `nil` if there was none.
  /// - Returns: the merged list as JSON: the elements in the container's order, followed by the elements that were
  ///   added here. Returns `nil` if one of the texts is not a list.
  static func merge(ancestor: String?, local: String, server: String) -> String? {
    guard let local = elements(of: local), let server = elements(of: server),
      let before = elements(of: ancestor ?? "[]")
    else {
      return nil
    }
    let kept = server.filter { local.contains($0) || !before.contains($0) }
    let added = local.filter { !before.contains($0) && !server.contains($0) }
    return "[\((kept + added).joined(separator: ","))]"
  }

  /// Returns a list with an element added, unless the list already has the element.
  static func adding(_ element: String, to list: String?) -> String {
    let there = list.flatMap(elements(of:)) ?? []
    return "[\((there.contains(element) ? there : there + [element]).joined(separator: ","))]"
  }

  /// Returns the elements that two lists have in common, as a list.
  static func common(_ one: String?, _ other: String?) -> String {
    let those = other.flatMap(elements(of:)) ?? []
    return "[\((one.flatMap(elements(of:)) ?? []).filter(those.contains).joined(separator: ","))]"
  }

  /// Returns a list without an element, or `nil` if the text is not a list.
  static func removing(_ element: String, from list: String) -> String? {
    elements(of: list).map { "[\($0.filter { $0 != element }.joined(separator: ","))]" }
  }

  /// Returns the elements that were removed from either of two lists, as a list.
  /// - Parameters:
  ///   - a: the earlier state of `listA`.
  ///   - b: the earlier state of `listB`.
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
      JSONSource.decode(text) { source in
        source.isList ? source.value.elements.map { $0.canonicalText(keepsNumbers: true) } : nil
      }
    }
  }
}
