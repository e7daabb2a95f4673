internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.sections`: lists the sections of a list of brews, such as its days, one page at a time.
struct ListBrewSections: AccountMethod {
  let sectionBy: BrewSectioning, filters: BrewFilter, archived: Bool?, draft: Bool?, page: PageRequest

  static let name: StaticString = "journal.brews.sections"
  static let doc: StaticString =
    "Lists the sections of a list of brews, such as its days or methods, with the number of brews in each. One page at a time. Use it for an index beside the list."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of sections, in the order in which journal.brews.list returns their brews."
  static let examples = [Example("by month", given: Example.brews, params: #"{"sectionBy":"month"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    sectionBy = field("sectionBy", \.sectionBy, BrewSectioning.doc)
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are counted. Without filters, all brews are counted.")
    archived = field(
      "archived", \.archived, "`true` to count only archived brews. Default: only brews that are not archived.")
    draft = field(
      "draft", \.draft,
      "`true` to count only drafts, `false` to count only complete brews. Default: both.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Page<BrewSection> {
    let choice = BrewWalk.Choice(filter: filters, archived: archived ?? false, draft: draft)
    return try service.brewSections(choice, by: sectionBy, limit: page.limit, after: page.after, in: context)
  }
}
