internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `links.open`: stores a link that the system has passed to the app.
struct OpenLink: AccountMethod {
  let url: String

  static let name: StaticString = "links.open"
  static let doc: StaticString =
    "Stores a deep link or a universal link that the system has passed to the app. The link waits until the app calls `links.drain`. An unknown link is ignored."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString =
    "The target of the link. `flag` is `null` for an unknown link, which is not stored."

  static let examples = [Example("a share link", params: #"{"url":"https://app.example/share/6f1d"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    url = field(
      "url", \.url,
      "The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a host in that file. `https://HOST/share/TOKEN` is a share link.",
      .length(1...2000))
  }

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> OpenedLink {
    try service.open(url, at: context.now)
  }
}

/// The target of a link, as `links.open` returns it.
struct OpenedLink: Record {
  let flag: LinkFlag?, url: String?, kind: String?, id: String?, query: [LinkParameter]?

  static let doc: StaticString = "The target of a link."

  init(_ target: LinkTarget?) {
    (flag, url, kind, id, query) = (target?.flag, target?.url, target?.kind, target?.id, target?.query)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field(
      "flag", \.flag,
      "The name of the view to show: one of the `flags` in the file that the option `--links` names, or `acceptShare` for a share link. `null` for an unknown link."
    )
    url = field.optional("url", \.url, LinkFlag.urlDoc)
    kind = field.optional("kind", \.kind, LinkFlag.kindDoc)
    id = field.optional("id", \.id, LinkFlag.idDoc)
    query = field.optional("query", \.query, LinkFlag.queryDoc)
  }
}
