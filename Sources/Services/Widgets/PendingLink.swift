internal import Shape

/// Something that a link has asked for.
struct PendingLink: Record {
  let flag: LinkFlag, at: Timestamp, url: String?

  static let doc: StaticString = "Something that a link has asked for."

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("flag", \.flag, "What is to be shown.")
    at = field("at", \.at, "When it was asked for.")
    url = field.optional("url", \.url, "The link itself, of acceptShare.")
  }
}
