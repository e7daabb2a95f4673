public import Shape

/// One page of the results of a search, the best first.
public struct SearchPage<Element: Value>: Record {
  public let items: [Element], next: String?, partial: Bool

  public static var doc: StaticString { "One page of the results of a search." }
  public static var recordName: String {
    if case .reference(let name, _) = Element.schema { return "Found\(name)Page" }
    return "FoundPage"
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", { $0.items }, "The matching elements, the best match first.")
    next = field(
      "next", { $0.next },
      "The cursor of the next page, which the next call passes as `after`. `null` on the last page.")
    partial = field(
      "partial", \.partial,
      "`true` if the search stopped before it had examined all records. Better matches may follow on later pages, so continue with `next`."
    )
  }
}
