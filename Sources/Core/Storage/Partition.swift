public import RPC
public import Shape

/// The rows of one company, or of the account itself, in a store: where records are.
public struct Partition: Sendable {
  public let store: Store
  /// The company; nil for the account's own records.
  public let company: UUID?
  /// The company's number in the store; 0, which no company has, for the account.
  public let number: Int

  public init(store: Store, company: UUID, number: Int) {
    self.store = store
    self.company = company
    self.number = number
  }

  /// The rows of a company of which only the number is known; of the account, for 0.
  public init(store: Store, number: Int) {
    self.store = store
    self.number = number
    company = nil
  }

  /// The rows of a company of which one is known.
  public init(store: Store, row: Int) { self.init(store: store, number: RowRange.number(of: row)) }

  /// Where the account's own records are, which belong to no company.
  public static let account = Partition(store: .private, number: 0)

  /// The row numbers of its records, in any table.
  public var rows: RowRange { RowRange(company: number) }
}

/// A call that works on records: when, by whom, and where.
public protocol RecordContext: CallContext {
  /// When, by whom, and for whose eyes.
  var base: Context { get }
  var partition: Partition { get }
}

extension Context: RecordContext {
  public var base: Context { self }
  public var partition: Partition { .account }
}
