public import RPC
public import Shape

/// The footprint of a request: the tables that it has read and written, and their company.
///
/// Footprints show what depends on a write. A live query runs again if a write has changed a table that the query has
/// read, in the same company. A result that is stored for an idempotency key belongs to the company in which the
/// request has written. Statements add their tables when they run. The company is the one that the request has entered.
public struct Footprint {
  /// The tables that were read, or those that were written, and their company. Each table has one bit, as in
  /// `Statement`.
  public struct Reach {
    /// The one company that was entered, or `nil` if there is none or several.
    public private(set) var company: UUID?
    /// The tables in which only rows of `company` were touched.
    public private(set) var scoped: UInt64 = 0
    /// The tables in which rows of any company may have been touched.
    public private(set) var unscoped: UInt64 = 0
    /// A Boolean value that indicates whether several companies were entered. Then all tables are unscoped.
    private var isMixed = false

    public init() {}

    /// Sets the company whose rows are touched from now on.
    mutating func enter(_ other: UUID) {
      if isMixed || company == other { return }
      if company == nil {
        company = other
      } else {
        company = nil
        isMixed = true
        unscoped |= scoped
        scoped = 0
      }
    }

    /// Adds the tables that another reach contains.
    public mutating func formUnion(_ other: Reach) {
      if let company = other.company { enter(company) }
      isMixed = isMixed || other.isMixed
      touch(other.scoped, isScoped: true)
      touch(other.unscoped, isScoped: false)
    }

    /// Adds tables that are touched.
    /// - Parameter isScoped: a Boolean value that indicates whether only rows of the entered company are touched, if
    ///   there is one.
    mutating func touch(_ tables: UInt64, isScoped: Bool) {
      if isScoped, company != nil { scoped |= tables } else { unscoped |= tables }
    }
  }

  /// The tables that the request has read.
  public private(set) var reads = Reach()
  /// The tables that the request has written.
  private var writes = Reach()
  /// A Boolean value that indicates whether the request runs a live query. Then all reads must be recorded, including
  /// reads of remembered values.
  public var isTraced = false
  /// A Boolean value that indicates whether a live query runs again because of a write, and not for a request of a
  /// caller.
  public var isRerun = false
  /// A Boolean value that indicates whether writes must be collected for `takeWritten`, because there are live queries.
  public var isObserved = false
  /// The tables that all requests have written since the last `takeWritten`: by company, and those in which rows of any
  /// company may have changed.
  private var written: (byCompany: [UUID: UInt64], anywhere: UInt64) = ([:], 0)

  /// The store of the company that was entered last.
  var store: Store?
  /// The company that the request has entered last.
  private var entered: UUID?

  /// Begins the next request.
  public mutating func begin() {
    reads = Reach()
    writes = Reach()
    store = nil
    entered = nil
  }

  /// The company that the request has entered, or `nil` if there is none or several.
  var company: UUID? { writes.company }

  /// Records that the request works in this company from now on.
  @inline(__always) mutating func enter(_ company: UUID) {
    if entered == company { return }
    entered = company
    reads.enter(company)
    writes.enter(company)
  }

  /// Records that the request reads tables of a store. Tables in the device's store have no rows of companies.
  mutating func read(_ tables: UInt64, _ store: Store) { reads.touch(tables, isScoped: store != .device) }
  /// Records that the request writes tables of a store.
  mutating func write(_ tables: UInt64, _ store: Store) { writes.touch(tables, isScoped: store != .device) }

  /// The bit for data outside of the stores, which no table has.
  private static let outside: UInt64 = 1 << 63

  /// Records that the request reads data outside of the stores: the program's log.
  public mutating func readOutside() { reads.touch(Footprint.outside, isScoped: false) }

  /// Records that data outside of the stores has changed. Undoing the request does not undo this change.
  public mutating func writeOutside() { if isObserved { written.anywhere |= Footprint.outside } }

  /// Adds the tables that the finished request has written to the result of `takeWritten`.
  mutating func endWrite() {
    guard isObserved else { return }
    if let company = writes.company, writes.scoped != 0 { written.byCompany[company, default: 0] |= writes.scoped }
    written.anywhere |= writes.unscoped
  }

  /// Records that any table may have changed.
  mutating func writeEverything() { if isObserved { written.anywhere = .max } }

  /// Returns the tables that all requests have written since the last call, and forgets them.
  public mutating func takeWritten() -> (byCompany: [UUID: UInt64], anywhere: UInt64) {
    defer { written = ([:], 0) }
    return written
  }
}

extension Stores {
  /// Runs an action that is no part of the request. Its reads and writes are not added to the footprint.
  public func untraced<T>(_ action: () throws(Failure) -> T) throws(Failure) -> T {
    let before = footprint
    defer { footprint = before }
    return try action()
  }

  /// Records that the request works in this company from now on.
  public func enter(_ company: UUID) { footprint.enter(company) }

  /// Records that the entered company is in this store.
  public func enter(_ store: Store) { footprint.store = store }
}
