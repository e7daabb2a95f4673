internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.tastings.list`: lists tasting notes by the instant of the tasting, newest first, one page at a
/// time.
struct ListTastings: AccountMethod {
  let text: String?, brew: ID<BrewDetails>?, bean: ID<BeanDetails>?, page: ConsistentPageRequest

  static let name: StaticString = "journal.tastings.list"
  static let doc: StaticString = "Lists tasting notes by the instant of the tasting, newest first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of tasting notes, newest first."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of beans", given: Example.tastings, params: #"{"bean":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. A note is listed if each word is the beginning of a word in its text, descriptors or body. Case and accents are ignored.",
      .length(1...200))
    brew = field("brew", \.brew, "The id of a brew, to list only notes about it.")
    bean = field(
      "bean", \.bean,
      "The id of beans, to list only notes about the beans themselves. Notes about their brews are not included.")
    page = field.embed(\.page)
  }

  func call(on service: Journal, in context: Context) throws(Failure) -> Prepared<Page<Tasting>> {
    try page.read(in: context) { (after) throws(Failure) in
      let list = brew != nil ? service.tastingsOfBrew : bean != nil ? service.tastingsOfBean : service.allTastings
      return try list.page(with: text, limit: page.limit, after: after, in: context) {
        $0.add(brew?.uuid ?? bean?.uuid)
        $0.add(brew == nil ? nil : bean)
      }
    }
  }
}
