public import Shape

/// What a search found: one page, the best first.
public struct SearchPage<Element: Value>: Record {
  public let items: [Element], next: String?, partial: Bool

  public static var doc: StaticString { "One page of what a search found." }
  public static var recordName: String {
    if case .reference(let name, _) = Element.schema { return "Found\(name)Page" }
    return "FoundPage"
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", { $0.items }, "What fits, the best first.")
    next = field("next", { $0.next }, "Pass it as after to get the next page; null at the end.")
    partial = field(
      "partial", \.partial,
      "Whether the search ended before it had seen everything, and there may be what fits better; next goes on with it.")
  }
}
