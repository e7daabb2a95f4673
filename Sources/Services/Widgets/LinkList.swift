internal import Shape

/// A list of links, as `links.pending` and `links.drain` return it.
struct LinkList: Record {
  let links: [PendingLink]

  static let doc: StaticString = "The links that were opened and that the app has not taken with links.drain."
}

extension LinkList {
  init<F: Fields<Self>>(_ field: inout F) {
    links = field("links", \.links, "The links, in the order in which they were opened.")
  }
}
