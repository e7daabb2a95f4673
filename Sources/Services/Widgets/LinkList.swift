internal import Shape

/// The result of `links.pending` and `links.drain`.
struct LinkList: Record {
  let links: [PendingLink]

  static let doc: StaticString = "What links have asked for."
}

extension LinkList {
  init<F: Fields<Self>>(_ field: inout F) {
    links = field("links", \.links, "In the order in which it was asked for.")
  }
}
