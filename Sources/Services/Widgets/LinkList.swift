internal import Shape

/// The result of `links.pending` and `links.drain`.
struct LinkList: Record {
  let links: [PendingLink]

  static let doc: StaticString = "The links that were opened and wait for the app."
}

extension LinkList {
  init<F: Fields<Self>>(_ field: inout F) {
    links = field("links", \.links, "The links, in the order in which they were opened.")
  }
}
