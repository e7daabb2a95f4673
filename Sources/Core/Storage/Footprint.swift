public import RPC
public import Shape

/// The footprint of a request: which tables it has read and which it has written, and of which company.
///
/// It says what depends on what. A live query is run again when a write has touched a table that it has read, of the same company; and a
/// result that is kept for a repeat belongs to the company that was written. Statements note their tables here as they run; the company is
/// the one that the request has entered.
public struct Footprint {
  /// The tables that were touched, a bit each: the bits are those of `Statement`.
  public struct Reach {
    /// The one company that was entered; nil for none, or for several.
    public private(set) var company: UUID?
    /// Tables of which that company's rows alone were touched.
    public private(set) var scoped: UInt64 = 0
    /// Tables of which any row may have been touched.
    public private(set) var unscoped: UInt64 = 0
    /// Whether several companies were entered: then no table is scoped.
    private var isMixed = false

    public init() {}

    /// What follows touches rows of this company.
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

    /// Adds what was touched at another time.
    public mutating func formUnion(_ other: Reach) {
      if let company = other.company { enter(company) }
      isMixed = isMixed || other.isMixed
      touch(other.scoped, isScoped: true)
      touch(other.unscoped, isScoped: false)
    }

    /// - Parameter isScoped: whether only rows of the company were touched that was entered, if one was.
    mutating func touch(_ tables: UInt64, isScoped: Bool) {
      if isScoped, company != nil { scoped |= tables } else { unscoped |= tables }
    }
  }

  /// What the request has read.
  public private(set) var reads = Reach()
  /// What the request has written.
  private var writes = Reach()
  /// Whether reads must all be noted, those from memory too: a live query is being run.
  public var isTraced = false
  /// Whether what is run now nobody has asked for: a live query again.
  public var isRerun = false
  /// Whether writes must be remembered for `takeWritten`: there are live queries.
  public var isObserved = false
  /// What all requests have written since `takeWritten` was last called: tables by company, and those of which any row may have changed.
  private var written: (byCompany: [UUID: UInt64], anywhere: UInt64) = ([:], 0)

  /// The store of the company that was entered last.
  var store: Store?
  /// The company that the request has entered last.
  private var entered: UUID?

  /// The next request begins.
  public mutating func begin() {
    reads = Reach()
    writes = Reach()
    store = nil
    entered = nil
  }

  /// The company that the request has entered; nil for none, or for several.
  var company: UUID? { writes.company }

  /// What the request does from now on, it does in this company.
  @inline(__always) mutating func enter(_ company: UUID) {
    if entered == company { return }
    entered = company
    reads.enter(company)
    writes.enter(company)
  }

  /// The request reads from tables of a store. Those of the device hold rows of no company.
  mutating func read(_ tables: UInt64, _ store: Store) { reads.touch(tables, isScoped: store != .device) }
  /// The same for a write.
  mutating func write(_ tables: UInt64, _ store: Store) { writes.touch(tables, isScoped: store != .device) }

  /// The bit of what is kept outside of the stores, which no table has.
  private static let outside: UInt64 = 1 << 63

  /// The request reads what is kept outside of the stores: the log.
  public mutating func readOutside() { reads.touch(Footprint.outside, isScoped: false) }

  /// What is kept outside of the stores has changed, whatever becomes of the request.
  public mutating func writeOutside() { if isObserved { written.anywhere |= Footprint.outside } }

  /// A write is done, and is remembered for `takeWritten`.
  mutating func endWrite() {
    guard isObserved else { return }
    if let company = writes.company, writes.scoped != 0 { written.byCompany[company, default: 0] |= writes.scoped }
    written.anywhere |= writes.unscoped
  }

  /// Anything may have changed.
  mutating func writeEverything() { if isObserved { written.anywhere = .max } }

  /// Returns what all requests have written since the last call, and forgets it.
  public mutating func takeWritten() -> (byCompany: [UUID: UInt64], anywhere: UInt64) {
    defer { written = ([:], 0) }
    return written
  }
}

extension Stores {
  /// Does something that is no part of the request: its footprint stays as it is.
  public func untraced<T>(_ action: () throws(Failure) -> T) throws(Failure) -> T {
    let before = footprint
    defer { footprint = before }
    return try action()
  }

  /// What the request does from now on, it does in this company.
  public func enter(_ company: UUID) { footprint.enter(company) }

  /// The company that was entered is in this store.
  public func enter(_ store: Store) { footprint.store = store }
}
