internal import Shape

/// The members of a loan that can be changed.
struct LoanTerms: Record {
  let dueAt: Timestamp?, note: String?

  static let doc: StaticString = "The members of a loan that can be changed."
}

extension LoanTerms {
  init<F: Fields<Self>>(_ field: inout F) {
    dueAt = field("dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` for no due date.")
    note = field("note", \.note, "A free note.", .length(1...4000))
  }
}
