internal import Shape

/// A section of a list of brews.
struct BrewSection: Record {
  let key: String?
  var count: Int
  let first: String

  static let doc: StaticString = "A section of a list of brews."
}

extension BrewSection {
  init<F: Fields<Self>>(_ field: inout F) {
    key = field(
      "key", \.key, "The first day of the day, week or month, the id of the bean, or the method; null for drafts without one.")
    count = field("count", \.count, "The number of brews.")
    first = field("first", \.first, "The parameter `after` of journal.brews.list for a page that begins with this section.")
  }
}
