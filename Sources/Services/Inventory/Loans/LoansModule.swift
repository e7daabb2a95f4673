internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `inventory.loans`: the methods of loans.
public struct LoansModule: ServiceModule {
  public static let name: StaticString = "inventory.loans"
  public static let doc: StaticString = "The goods that a company has lent to others, and those that it has borrowed."
  public static let schema = LoanTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Loan>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ inventory: Inventory) {
    let loans = inventory.loans
    dependencies.conversations.add(loans.watch.alarm)
    let on = Methods(of: loans, dependencies)
    parts = ServiceParts(
      collections: [loans.records.parts(dependencies, hiding: [.create, .list, .update, .delete])],
      methods: [
        on(LendItem.self), on(ListLoans.self), on(UpdateLoan.self), on(ReturnLoan.self), on(LoseLoan.self),
        on(ListOverdueLoans.self),
      ] + loans.exchange.methods(dependencies),
      chores: [loans.watch.chore])
  }
}
