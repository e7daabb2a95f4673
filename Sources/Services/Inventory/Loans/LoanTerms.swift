internal import Shape

/// The members of a loan that `inventory.loans.update` can change.
struct LoanTerms: Record {
  let dueAt: Timestamp?, note: String?

  static let doc: StaticString = "The members of a loan that can be changed later."
}

extension LoanTerms {
  init<F: Fields<Self>>(_ field: inout F) {
    dueAt = field(
      "dueAt", \.dueAt, "The instant by which the goods are to be returned; `null` if there is no due date.")
    note = field("note", \.note, "A free text about the loan.", .length(1...4000))
  }
}
