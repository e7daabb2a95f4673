internal import Shape

/// An opened link that the app has not taken yet.
struct PendingLink: Record {
  let flag: LinkFlag, at: Timestamp, url: String?, kind: String?, id: String?, query: [LinkParameter]?

  static let doc: StaticString = "A link that was opened and waits for the app."

  init(flag: LinkFlag, at: Timestamp, url: String?, target: LinkTarget?) {
    self.flag = flag
    self.at = at
    self.url = url
    (kind, id, query) = (target?.kind, target?.id, target?.query)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("flag", \.flag, LinkFlag.fieldDoc)
    at = field("at", \.at, "The time when the link was opened.")
    url = field.optional("url", \.url, LinkFlag.urlDoc)
    kind = field.optional("kind", \.kind, LinkFlag.kindDoc)
    id = field.optional("id", \.id, LinkFlag.idDoc)
    query = field.optional("query", \.query, LinkFlag.queryDoc)
  }
}
