internal import RPC
internal import Shape

/// One page of a list. A cursor is the number of elements before its page.
struct MCPPage<Element> {
  let elements: [Element]
  let next: String?

  private static var most: Int { 100 }

  /// - Throws: an error if the cursor is not valid.
  init(_ all: [Element], from cursor: String?) throws(MCPError) {
    guard let first = cursor.map({ Int($0) }) ?? 0, first >= 0, first <= all.count else {
      throw MCPError(.invalidParams, "params: cursor must be the nextCursor of an earlier page")
    }
    elements = Array(all.dropFirst(first).prefix(MCPPage.most))
    next = first + elements.count < all.count ? "\(first + elements.count)" : nil
  }
}

/// A page of a list as a result. The name of the member with the elements depends on their type, such as `tools`.
struct ListedPage<Element: Value & NamedInLists>: Record {
  private let elements: [Element], next: String?

  static var recordName: String { "ListedPage" }
  static var doc: StaticString { "A page of a list." }

  init(_ page: MCPPage<Element>) { (elements, next) = (page.elements, page.next) }

  init<F: Fields<Self>>(_ field: inout F) {
    elements = field(Element.listName, \.elements, "The elements of the page.")
    next = field.optional("nextCursor", \.next, "The cursor of the next page.")
  }
}

/// A type of elements in a list of the protocol, such as a tool.
protocol NamedInLists {
  /// The name of the member that contains the elements in a page, such as `tools`.
  static var listName: StaticString { get }
}

extension ToolPart: NamedInLists {
  static var listName: StaticString { "tools" }
}

extension ResourcePart: NamedInLists {
  static var listName: StaticString { "resources" }
}

extension TemplatePart: NamedInLists {
  static var listName: StaticString { "resourceTemplates" }
}
