public import Shape
public import Storage
public import Tenancy

/// Collects records that sync has changed, and the items of these records, until their derived members are computed,
/// company by company.
public struct Affected<Details: RecordDetails> {
  private var records: [UUID: [ID<Details>]] = [:]
  private var items: [UUID: [UUID]] = [:]

  public init() {}

  /// Notes a record that sync has changed, and an item whose sums follow from the record.
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
