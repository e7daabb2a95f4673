internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The method `journal.tastings.list`: lists tasting notes by the time of the tasting, newest first, one page at a
/// time.
struct ListTastings: AccountMethod {
  let text: String?, brew: ID<BrewDetails>?, bean: ID<BeanDetails>?, page: ConsistentPageRequest

  static let name: StaticString = "journal.tastings.list"
  static let doc: StaticString = "Lists tasting notes by the time of the tasting, newest first, one page at a time."
  static let effect = Effect.read
  static let resultDoc: StaticString = "A page of tasting notes."
  static let errors: [ErrorCode] = [.cursorTooOld]
  static let examples = [Example("of beans", given: Example.tastings, params: #"{"bean":"{{0.id}}"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    text = field(
      "text", \.text,
      "Words to search for. Each of them must begin a word of the text, the descriptors or the body. Case and accents do not matter.",
      .length(1...200))
    brew = field("brew", \.brew, "Notes about this brew only.")
    bean = field("bean", \.bean, "Notes about this bean only. Notes about brews of the bean are not included.")
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
