public import RPC
internal import SQLite

/// A service as the executable lists it: its methods, and the steps of its tables' schema.
public protocol Module {
  /// The first part of its methods' names.
  static var name: StaticString { get }
  /// One sentence about the service.
  static var doc: StaticString { get }

  init(_ kernel: Kernel)

  var endpoints: [Endpoint] { get }
}

/// What services share.
public final class Kernel {
  public let stores: Stores
  public let clock: Clock
  public let ids: IDGenerator
  public let settings: Settings
  /// Set by the service that keeps the companies, which is made first.
  public var directory: (any CompanyDirectory)!
  /// What each service does before a company is deleted.
  private var deleters: [(CompanyScope) throws(Failure) -> Void] = []
  /// What services would like to do in idle moments.
  public private(set) var chores: [Chore] = []

  public init(stores: Stores, clock: Clock, ids: IDGenerator) throws(Failure) {
    self.stores = stores
    self.clock = clock
    self.ids = ids
    settings = Settings(stores)
  }

  /// Takes part in the deletion of companies: `action` deletes all that a service keeps of one.
  public func whenCompanyIsDeleted(_ action: @escaping (CompanyScope) throws(Failure) -> Void) { deleters.append(action) }

  public func deleteContents(of scope: CompanyScope) throws(Failure) {
    for delete in deleters { try delete(scope) }
  }

  public func addChore(_ chore: Chore) { chores.append(chore) }
}

/// Work that can wait for an idle moment, done in small steps.
public struct Chore {
  /// Whether there is something to do.
  public let isWanted: () -> Bool
  /// Does a millisecond's worth of it.
  public let step: () throws(Failure) -> Void
  /// Called when a step failed: it is not wanted again before something has changed.
  public let pause: () -> Void

  public init(isWanted: @escaping () -> Bool, step: @escaping () throws(Failure) -> Void, pause: @escaping () -> Void) {
    self.isWanted = isWanted
    self.step = step
    self.pause = pause
  }
}
