public import RPC
public import Shape

/// The footprint of a request: the tables that it has read and written, and their company.
///
/// Footprints show what depends on a write. A live query is run again when a write has touched a table that the query
/// has read, in the same company. A result that is stored for a repeat belongs to the company that was written.
/// Statements note their tables here as they run. The company is the one that the request has entered.
public struct Footprint {
  /// The tables that were touched, one bit for each: the bits are those of `Statement`.
  public struct Reach {
    /// The one company that was entered, or `nil` if there is none or several.
    public private(set) var company: UUID?
    /// The tables of which only that company's rows were touched.
    public private(set) var scoped: UInt64 = 0
    /// The tables of which any row may have been touched.
    public private(set) var unscoped: UInt64 = 0
    /// A Boolean value that indicates whether several companies were entered. Then no table is scoped.
    private var isMixed = false

    public init() {}

    /// Notes that rows of this company are touched from now on.
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

    /// Adds the tables that were touched at another time.
    public mutating func formUnion(_ other: Reach) {
      if let company = other.company { enter(company) }
      isMixed = isMixed || other.isMixed
      touch(other.scoped, isScoped: true)
      touch(other.unscoped, isScoped: false)
    }

    /// - Parameter isScoped: a Boolean value that indicates whether only rows of the entered company were touched, if
    ///   there is one.
    mutating func touch(_ tables: UInt64, isScoped: Bool) {
      if isScoped, company != nil { scoped |= tables } else { unscoped |= tables }
    }
  }

  /// The tables that the request has read.
  public private(set) var reads = Reach()
  /// The tables that the request has written.
  private var writes = Reach()
  /// A Boolean value that indicates whether all reads must be noted, including those from memory, because a live query
  /// is run.
  public var isTraced = false
  /// A Boolean value that indicates whether a live query is run again, which no caller has asked for.
  public var isRerun = false
  /// A Boolean value that indicates whether writes must be collected for `takeWritten`, because there are live queries.
  public var isObserved = false
  /// The tables that all requests have written since the last `takeWritten`: by company, and those of which any row may
  /// have changed.
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

  /// Notes that the request works in this company from now on.
  @inline(__always) mutating func enter(_ company: UUID) {
    if entered == company { return }
    entered = company
    reads.enter(company)
    writes.enter(company)
  }

  /// Notes that the request reads tables of a store. Tables of the device hold rows of no company.
  mutating func read(_ tables: UInt64, _ store: Store) { reads.touch(tables, isScoped: store != .device) }
  /// Notes that the request writes tables of a store.
  mutating func write(_ tables: UInt64, _ store: Store) { writes.touch(tables, isScoped: store != .device) }

  /// The bit for data outside of the stores, which no table has.
  private static let outside: UInt64 = 1 << 63

  /// Notes that the request reads data outside of the stores: the program's log.
  public mutating func readOutside() { reads.touch(Footprint.outside, isScoped: false) }

  /// Notes that data outside of the stores has changed, even if the request is undone.
  public mutating func writeOutside() { if isObserved { written.anywhere |= Footprint.outside } }

  /// Ends a write, and adds it to the result of `takeWritten`.
  mutating func endWrite() {
    guard isObserved else { return }
    if let company = writes.company, writes.scoped != 0 { written.byCompany[company, default: 0] |= writes.scoped }
    written.anywhere |= writes.unscoped
  }

  /// Notes that anything may have changed.
  mutating func writeEverything() { if isObserved { written.anywhere = .max } }

  /// Returns what all requests have written since the last call, and forgets it.
  public mutating func takeWritten() -> (byCompany: [UUID: UInt64], anywhere: UInt64) {
    defer { written = ([:], 0) }
    return written
  }
}

extension Stores {
  /// Runs an action that is no part of the request: the request's footprint stays as it is.
  public func untraced<T>(_ action: () throws(Failure) -> T) throws(Failure) -> T {
    let before = footprint
    defer { footprint = before }
    return try action()
  }

  /// Notes that the request works in this company from now on.
  public func enter(_ company: UUID) { footprint.enter(company) }

  /// Notes that the entered company is in this store.
  public func enter(_ store: Store) { footprint.store = store }
}
