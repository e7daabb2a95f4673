internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `inventory.loans.update`: changes the due date or the note of a loan.
struct UpdateLoan: CompanyMethod {
  let id: ID<LoanDetails>, changes: Patch<LoanTerms>, expect: Int?

  static let name: StaticString = "inventory.loans.update"
  static let doc: StaticString =
    "Changes the due date or the note of a loan. A loan with a new due date can become overdue again."
  static let access = Access.department(.inventory)
  static let effect = Effect.write
  static let resultDoc: StaticString = "The loan after the change. If nothing differs, the loan is returned as it was."
  static let errors: [ErrorCode] = [.notFound, .conflict]
  static let examples = [
    Example(
      "a later due date", given: Example.loan,
      params: #"{"company":"{{0.id}}","id":"{{4.id}}","changes":{"dueAt":"2030-03-31T18:00:00Z"},"expect":1}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the loan.")
    changes = field("changes", \.changes, "The members to change, with their new values.")
    expect = field.expect(\.expect)
  }

  func call(on service: Loans, in context: CompanyContext) throws(Failure) -> Loan {
    try service.update(id, changes, expect: expect, in: context)
  }
}
