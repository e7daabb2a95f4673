internal import RPC
internal import Shape

/// A list that comes page by page; the cursor is the number of its first element.
struct MCPPage<Element> {
  let elements: [Element]
  let next: String?

  private static var most: Int { 100 }

  /// - Throws: for a cursor that no page has.
  init(_ all: [Element], from cursor: String?) throws(MCPError) {
    guard let first = cursor.map({ Int($0) }) ?? 0, first >= 0, first <= all.count else {
      throw MCPError(.invalidParams, "params: cursor must be the nextCursor of a page")
    }
    elements = Array(all.dropFirst(first).prefix(MCPPage.most))
    next = first + elements.count < all.count ? "\(first + elements.count)" : nil
  }
}

/// A page as it is answered: of tools, of resources or of templates, each by its own name.
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

/// What a list is made of.
protocol NamedInLists {
  /// What the member of a page is called that has them.
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
