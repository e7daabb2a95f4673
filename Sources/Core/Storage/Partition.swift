public import RPC
public import Shape

/// The rows of one company, or of the account itself, in a store.
public struct Partition: Sendable {
  public let store: Store
  /// The company, or `nil` for the account's own records.
  public let company: UUID?
  /// The company's number in the store. The account has 0, which no company has.
  public let number: Int

  public init(store: Store, company: UUID, number: Int) {
    self.store = store
    self.company = company
    self.number = number
  }

  /// Creates the partition of a company whose number is known, but not its id. The number 0 stands for the account.
  public init(store: Store, number: Int) {
    self.store = store
    self.number = number
    company = nil
  }

  /// Creates the partition of the company that a row belongs to.
  public init(store: Store, row: Int) { self.init(store: store, number: RowRange.number(of: row)) }

  /// The partition of the account's own records, which belong to no company.
  public static let account = Partition(store: .private, number: 0)

  /// The row numbers of the partition's records, in any table.
  public var rows: RowRange { RowRange(company: number) }
}

/// The context of a call that works on records: its instant, its actor, and the partition.
public protocol RecordContext: CallContext {
  /// The instant, the actor and the audience of the call.
  var base: Context { get }
  var partition: Partition { get }
}

extension Context: RecordContext {
  public var base: Context { self }
  public var partition: Partition { .account }
}
