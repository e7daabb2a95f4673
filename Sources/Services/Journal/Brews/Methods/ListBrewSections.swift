internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.sections`: lists the sections of a list of brews, one page at a time.
struct ListBrewSections: AccountMethod {
  let sectionBy: BrewSectioning, filters: BrewFilter, archived: Bool?, draft: Bool?, page: PageRequest

  static let name: StaticString = "journal.brews.sections"
  static let doc: StaticString = "Lists the sections of a list of brews, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of sections, in the order of journal.brews.list."
  static let examples = [Example("by month", given: Example.brews, params: #"{"sectionBy":"month"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    sectionBy = field("sectionBy", \.sectionBy, BrewSectioning.doc)
    filters = field(
      "filters", \.filters, "Only brews that match these filters count. Without this parameter, all brews count.")
    archived = field(
      "archived", \.archived, "`true` for archived brews only. Without it, only brews that are not archived.")
    draft = field(
      "draft", \.draft,
      "`true` for drafts only, `false` for complete brews only. Without it, drafts and complete brews.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Page<BrewSection> {
    let choice = BrewWalk.Choice(filter: filters, archived: archived ?? false, draft: draft)
    return try service.brewSections(choice, by: sectionBy, limit: page.limit, after: page.after, in: context)
  }
}
