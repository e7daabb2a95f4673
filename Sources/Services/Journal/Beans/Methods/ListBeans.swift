internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The method `journal.beans.list`: lists beans, newest first or in another order, one page at a time.
struct ListBeans: AccountMethod {
  let text: String?, roaster: Line?, country: CountryCode?, process: BeanProcess?, roastLevel: RoastLevel?
  let finished: Bool?, archived: Bool?, favourite: Bool?, order: BeanOrder?, page: ConsistentPageRequest

  static let name: StaticString = "journal.beans.list"
  static let doc: StaticString =
    "Lists beans, newest first or in another order, one page at a time. One record is one bag."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of beans, with computed members such as the remaining weight."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [
    Example("a page of one", given: Example.beans, params: #"{"limit":1}"#),
    Example("by the beginning of a word", given: Example.beans, params: #"{"text":"yirga"}"#),
    Example("open bags, the fullest first", given: Example.beans, params: #"{"finished":false,"order":"remaining"}"#),
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. Beans are listed if each word is the beginning of a word in their name, roaster or note. Case and accents are ignored.",
      .length(1...200))
    page = field.embed(\.page)
    roaster = field(
      "roaster", \.roaster, "A roaster, to list only its beans. The whole name must be given; case is ignored.",
      .length(1...200))
    country = field("country", \.country, "A country, to list only beans with this country of origin.")
    process = field("process", \.process, "A process, to list only beans that were processed in this way.")
    roastLevel = field("roastLevel", \.roastLevel, "A roast level, to list only beans with it.")
    finished = field(
      "finished", \.finished,
      "`true` to list only empty bags, `false` to list only bags that are not empty. Default: all bags.")
    archived = field(
      "archived", \.archived, "`true` to list only archived beans. Default: only beans that are not archived.")
    favourite = field(
      "favourite", \.favourite,
      "`true` to list only favourites, `false` to leave favourites out. Default: all beans.")
    order = field("order", \.order, BeanOrder.doc)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Bean>> {
    try page.read(in: context) { (after) throws(Failure) in
      try service.listBeans(by: order ?? .newest).page(with: text, limit: page.limit, after: after, in: context) {
        $0.add(archived ?? false)
        $0.add(finished)
        $0.add(favourite)
        $0.add(roaster?.text.caseFolded)
        $0.add(country)
        $0.add(process)
        $0.add(roastLevel)
      }
    }
  }
}
