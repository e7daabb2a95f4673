internal import Shape

/// A section of a list of brews, such as the brews of one day, with its number of brews.
struct BrewSection: Record {
  let key: String?
  var count: Int
  let first: String

  static let doc: StaticString = "A section of a list of brews, such as the brews of one day."
}

extension BrewSection {
  init<F: Fields<Self>>(_ field: inout F) {
    key = field(
      "key", \.key,
      "The key of the section. For a day, week or month, its first day, such as 2026-11-30. For beans, their id. For a method, its name. `null` for drafts without beans or method."
    )
    count = field("count", \.count, "The number of brews in the section.")
    first = field(
      "first", \.first,
      "The cursor of the section. If it is passed as `after`, `journal.brews.list` returns the page that begins with this section."
    )
  }
}
