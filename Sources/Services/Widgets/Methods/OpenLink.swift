internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `links.open`
struct OpenLink: AccountMethod {
  let url: String

  static let name: StaticString = "links.open"
  static let doc: StaticString =
    "Opens a deep link or a universal link that the system has passed to the app. Its target waits until links.drain. An unknown link is ignored."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The target of the link."

  static let examples = [Example("to what somebody shares", params: #"{"url":"https://app.example/share/6f1d"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    url = field(
      "url", \.url,
      "The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts. https://HOST/share/TOKEN is a share link.",
      .length(1...2000))
  }

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> OpenedLink { try service.open(url, at: context.now) }
}

/// The result of `links.open`.
struct OpenedLink: Record {
  let flag: LinkFlag?, url: String?, kind: String?, id: String?, query: [LinkParameter]?

  static let doc: StaticString = "The target of a link."

  init(_ target: LinkTarget?) {
    (flag, url, kind, id, query) = (target?.flag, target?.url, target?.kind, target?.id, target?.query)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("flag", \.flag, "The view to show: a flag of --links, or acceptShare. null for an unknown link.")
    url = field.optional("url", \.url, LinkFlag.urlDoc)
    kind = field.optional("kind", \.kind, LinkFlag.kindDoc)
    id = field.optional("id", \.id, LinkFlag.idDoc)
    query = field.optional("query", \.query, LinkFlag.queryDoc)
  }
}
