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
    next = field("next", { $0.next }, "The value to pass as after for the next page; null at the end.")
    partial = field(
      "partial", \.partial, "true if the search stopped before it had seen all records. Better matches may follow; next continues it.")
  }
}
