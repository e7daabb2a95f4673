public import Shape
public import Storage
public import Tenancy

/// Collects the records that sync has changed, and the items whose sums depend on them. Later the derived members of
/// these records are computed, for one company after the other.
public struct Affected<Details: RecordDetails> {
  private var records: [UUID: [ID<Details>]] = [:]
  private var items: [UUID: [UUID]] = [:]

  public init() {}

  /// Adds a record that sync has changed, and an item whose sums depend on the record.
  public mutating func note(_ record: ID<Details>, _ item: UUID? = nil, in context: CompanyContext) {
    let company = context.company
    if records[company]?.contains(record) != true { records[company, default: []].append(record) }
    if let item, items[company]?.contains(item) != true { items[company, default: []].append(item) }
  }

  /// Removes and returns the records and items of one company, each once, in the order in which they were added.
  public mutating func take(in context: CompanyContext) -> (records: [ID<Details>], items: [UUID]) {
    (records.removeValue(forKey: context.company) ?? [], items.removeValue(forKey: context.company) ?? [])
  }
}
