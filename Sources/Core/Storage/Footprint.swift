public import RPC
public import Shape

/// Which tables statements have touched, and of which company.
public struct Footprint {
  /// Tables, a bit each, as `Statement` names them.
  public struct Reach {
    /// The company that the scoped tables are looked at for; nil for none.
    public private(set) var company: UUID?
    /// Tables of which only that company's rows count.
    public private(set) var scoped: UInt64 = 0
    /// Tables of which every row counts.
    public private(set) var unscoped: UInt64 = 0
    /// Whether there was more than one company.
    private var isMixed = false

    public init() {}

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

    /// Takes in what was read at another time.
    public mutating func formUnion(_ other: Reach) {
      if let company = other.company { enter(company) }
      isMixed = isMixed || other.isMixed
      touch(other.scoped, isScoped: true)
      touch(other.unscoped, isScoped: false)
    }

    mutating func touch(_ tables: UInt64, isScoped: Bool) {
      if isScoped, company != nil { scoped |= tables } else { unscoped |= tables }
    }
  }

  /// What has been read since `begin`.
  public private(set) var reads = Reach()
  private var writes = Reach()
  /// Whether somebody wants to know what is read.
  public var isTraced = false
  /// Whether somebody wants to know what is written.
  public var isObserved = false
  /// What was written since it was last taken: the tables by company, and those of which any row may have changed.
  private var written: (byCompany: [UUID: UInt64], anywhere: UInt64) = ([:], 0)

  /// The store of the company that was entered last.
  var store: Store?
  /// The company that was entered last since `begin`.
  private var entered: UUID?

  /// What follows belongs to a request of its own.
  public mutating func begin() {
    reads = Reach()
    writes = Reach()
    store = nil
    entered = nil
  }

  /// The company that is written; nil for none, or several.
  var company: UUID? { writes.company }

  /// What follows is done in this company.
  @inline(__always) mutating func enter(_ company: UUID) {
    if entered == company { return }
    entered = company
    reads.enter(company)
    writes.enter(company)
  }

  /// What the device keeps is of no company.
  mutating func read(_ tables: UInt64, _ store: Store) { reads.touch(tables, isScoped: store != .device) }
  mutating func write(_ tables: UInt64, _ store: Store) { writes.touch(tables, isScoped: store != .device) }

  mutating func endWrite() {
    guard isObserved else { return }
    if let company = writes.company, writes.scoped != 0 { written.byCompany[company, default: 0] |= writes.scoped }
    written.anywhere |= writes.unscoped
  }

  /// What has been written since the last call.
  public mutating func takeWritten() -> (byCompany: [UUID: UInt64], anywhere: UInt64) {
    defer { written = ([:], 0) }
    return written
  }
}

extension Stores {
  /// Does something that leaves no trace: what it reads and writes is no part of the request.
  public func untraced<T>(_ action: () throws(Failure) -> T) throws(Failure) -> T {
    let before = footprint
    defer { footprint = before }
    return try action()
  }

  /// What the request reads and writes from now on, it does in this company.
  public func enter(_ company: UUID) { footprint.enter(company) }

  /// The company that was entered is in this store.
  public func enter(_ store: Store) { footprint.store = store }
}
