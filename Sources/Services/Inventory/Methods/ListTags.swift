internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.tags.list`: lists the tags of items by name, one page at a time.
struct ListTags: CompanyMethod {
  let page: PageRequest

  static let name: StaticString = "inventory.tags.list"
  static let doc: StaticString =
    "Lists the tags of items by name, with the number of items with each, one page at a time."
  static let access = Access.view(.inventory)
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of tags, each with its number of items."
  static let examples = [Example("all of a company", given: Example.items, params: #"{"company":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    page = field.embed(\.page)
  }

  func call(on service: Inventory, in context: CompanyContext) throws(Failure) -> LabelPage {
    try service.labels.list(.tag, limit: page.limit, after: page.after, in: context)
  }
}
