internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.recipes.list`: lists recipes by name, one page at a time.
struct ListRecipes: AccountMethod {
  let method: BrewMethod?, bean: ID<BeanDetails>?, archived: Bool?, favourite: Bool?, page: ConsistentPageRequest

  static let name: StaticString = "journal.recipes.list"
  static let doc: StaticString = "Lists recipes by name, from A to Z, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of recipes, sorted by name."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of a method", given: Example.recipes, params: #"{"method":"pourOver"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "A brewing method, to list only recipes for it.")
    bean = field("bean", \.bean, "The id of beans, to list only recipes for them.")
    archived = field(
      "archived", \.archived, "`true` to list only archived recipes. Default: only recipes that are not archived.")
    favourite = field(
      "favourite", \.favourite,
      "`true` to list only favourites, `false` to leave favourites out. Default: all recipes.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Recipe>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.recipeList.page(with: nil, limit: page.limit, after: after, in: context) {
        $0.add(archived ?? false)
        $0.add(method)
        $0.add(bean)
        $0.add(favourite)
      }
    }
  }
}
