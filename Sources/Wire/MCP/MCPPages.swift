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

/// The result of `tools/list`.
struct ToolsPage: Record {
  let tools: [ToolPart], nextCursor: String?

  static let doc: StaticString = "A page of tools."

  init(_ page: MCPPage<ToolPart>) { (tools, nextCursor) = (page.elements, page.next) }

  init<F: Fields<Self>>(_ field: inout F) {
    tools = field("tools", \.tools, "The tools.")
    nextCursor = field.optional("nextCursor", \.nextCursor, "Where the next page begins.")
  }
}

/// The result of `resources/list`.
struct ResourcesPage: Record {
  let resources: [ResourcePart], nextCursor: String?

  static let doc: StaticString = "A page of resources."

  init(_ page: MCPPage<ResourcePart>) { (resources, nextCursor) = (page.elements, page.next) }

  init<F: Fields<Self>>(_ field: inout F) {
    resources = field("resources", \.resources, "The resources.")
    nextCursor = field.optional("nextCursor", \.nextCursor, "Where the next page begins.")
  }
}

/// The result of `resources/templates/list`.
struct TemplatesPage: Record {
  let resourceTemplates: [TemplatePart], nextCursor: String?

  static let doc: StaticString = "A page of templates."

  init(_ page: MCPPage<TemplatePart>) { (resourceTemplates, nextCursor) = (page.elements, page.next) }

  init<F: Fields<Self>>(_ field: inout F) {
    resourceTemplates = field("resourceTemplates", \.resourceTemplates, "The templates.")
    nextCursor = field.optional("nextCursor", \.nextCursor, "Where the next page begins.")
  }
}
