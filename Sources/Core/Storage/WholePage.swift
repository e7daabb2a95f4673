public import Shape

/// A list that is short enough to be returned as a single page.
public struct WholePage<Element: Value>: Record {
  public let items: [Element]
  private let next: String?

  public static var doc: StaticString { Page<Element>.doc }
  public static var recordName: String { Page<Element>.recordName }

  public init(_ items: [Element]) {
    self.items = items
    next = nil
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    items = field("items", { $0.items }, "All elements, in the list's order.")
    next = field("next", { $0.next }, "Always `null`, because the list has only one page.")
  }
}
