internal import RPC
internal import Storage
internal import Tenancy

/// The scope in which journal files are read and written. Files normally belong to a company; here, the account stands
/// in its place.
extension JournalFiles {
  func scope() throws(Failure) -> CompanyScope { .ofAccount(by: try dependencies.account()) }

  func context(in scope: CompanyScope, _ context: Context) -> CompanyContext {
    CompanyContext(scope, dependencies.stores, at: context.now)
  }
}
