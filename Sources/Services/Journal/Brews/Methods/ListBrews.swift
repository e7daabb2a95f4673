internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.brews.list`: lists brews by the instant of brewing, newest first, one page at a time.
struct ListBrews: AccountMethod {
  let filters: BrewFilter, sectionBy: BrewSectioning?, text: String?, archived: Bool?, draft: Bool?,
    page: ConsistentPageRequest

  static let name: StaticString = "journal.brews.list"
  static let doc: StaticString = "Lists brews by the instant of brewing, newest first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "A page of brews, with computed members such as the ratio. If few of many brews match, a page may have fewer elements than `limit` although `next` is not `null`."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Example.brews, params: #"{"limit":1}"#),
    Example(
      "one method of a month, in sections by day", given: Example.brews,
      params: #"{"filters":{"method":"pourOver","from":"2025-12-01","to":"2025-12-31"},"sectionBy":"day"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    filters = field(
      "filters", \.filters,
      "Filters for the brews: only brews that match all of them are listed. Without filters, all brews are listed.")
    sectionBy = field("sectionBy", \.sectionBy, BrewSectioning.doc)
    text = field(
      "text", \.text,
      "Words to search for. A brew is listed if each word is the beginning of a word in its note or place. Case and accents are ignored.",
      .length(1...200))
    archived = field(
      "archived", \.archived, "`true` to list only archived brews. Default: only brews that are not archived.")
    draft = field(
      "draft", \.draft,
      "`true` to list only drafts, `false` to list only complete brews. Default: both.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Brew>> {
    let choice = BrewWalk.Choice(filter: filters, archived: archived ?? false, draft: draft)
    return try page.read(in: context) { (after) throws(Failure) in
      try service.listBrews(choice, with: text, sections: sectionBy, limit: page.limit, after: after, in: context)
    }
  }
}
