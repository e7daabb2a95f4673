internal import Shape

/// Something that a link has asked for.
struct PendingLink: Record {
  let flag: LinkFlag, at: Timestamp

  static let doc: StaticString = "Something that a link has asked for."

  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("flag", \.flag, "What is to be shown.")
    at = field("at", \.at, "When it was asked for.")
  }
}
