internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.recipes.list`: lists recipes from A to Z, one page at a time.
struct ListRecipes: AccountMethod {
  let method: BrewMethod?, bean: ID<BeanDetails>?, archived: Bool?, favourite: Bool?, page: ConsistentPageRequest

  static let name: StaticString = "journal.recipes.list"
  static let doc: StaticString = "Lists recipes from A to Z, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of recipes."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of a method", given: Example.recipes, params: #"{"method":"pourOver"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    method = field("method", \.method, "Recipes of this method only.")
    bean = field("bean", \.bean, "Recipes for this bean only.")
    archived = field(
      "archived", \.archived, "`true` for archived recipes only. Without it, only recipes that are not archived.")
    favourite = field(
      "favourite", \.favourite, "`true` for favourites only, `false` to leave favourites out. Without it, all recipes.")
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
