package import RPC
internal import SQLite

/// A service as the executable lists it: its methods, and the steps of its tables' schema.
package protocol Module {
  /// The first part of its methods' names.
  static var name: StaticString { get }
  /// One sentence about the service.
  static var doc: StaticString { get }

  init(_ kernel: Kernel)

  var endpoints: [Endpoint] { get }
}

/// What services share.
package final class Kernel {
  package let stores: Stores
  package let clock: Clock
  package let ids: IDGenerator
  package let settings: Settings
  /// Set by the service that keeps the companies, which is made first.
  package var directory: (any CompanyDirectory)!
  /// What each service does before a company is deleted.
  private var deleters: [(CompanyScope) throws(Failure) -> Void] = []
  /// What services would like to do in idle moments.
  package private(set) var chores: [Chore] = []

  package init(stores: Stores, clock: Clock, ids: IDGenerator) throws(Failure) {
    self.stores = stores
    self.clock = clock
    self.ids = ids
    settings = Settings(stores)
  }

  /// Takes part in the deletion of companies: `action` deletes all that a service keeps of one.
  package func whenCompanyIsDeleted(_ action: @escaping (CompanyScope) throws(Failure) -> Void) { deleters.append(action) }

  package func deleteContents(of scope: CompanyScope) throws(Failure) {
    for delete in deleters { try delete(scope) }
  }

  package func addChore(_ chore: Chore) { chores.append(chore) }
}

/// Work that can wait for an idle moment, done in small steps.
package struct Chore {
  /// Whether there is something to do.
  package let isWanted: () -> Bool
  /// Does a millisecond's worth of it.
  package let step: () -> Void

  package init(isWanted: @escaping () -> Bool, step: @escaping () -> Void) {
    self.isWanted = isWanted
    self.step = step
  }
}
