internal import Shape

/// What may be changed of a loan.
struct LoanTerms: Record {
  let dueAt: Timestamp?, note: String?

  static let doc: StaticString = "What may be changed of a loan."

  init(dueAt: Timestamp?, note: String?) { (self.dueAt, self.note) = (dueAt, note) }

  init<F: Fields<Self>>(_ field: inout F) {
    dueAt = field("dueAt", \.dueAt, "When it is to be back.")
    note = field("note", \.note, "What else is to be known.", .length(1...4000))
  }
}
