internal import RPC
internal import Storage
internal import Tenancy

/// Files are read and written in the scope of a company, or of the account.
extension JournalFiles {
  func scope() throws(Failure) -> CompanyScope { .ofAccount(by: try dependencies.account()) }

  func context(in scope: CompanyScope, _ context: Context) -> CompanyContext {
    CompanyContext(scope, dependencies.stores, at: context.now)
  }
}
