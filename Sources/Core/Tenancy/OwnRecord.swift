public import Shape

/// The kinds of records of which every company has exactly one. The record's id is computed from the company's id, so
/// devices that create it independently create the same record.
public enum OwnRecord: UInt64, CaseIterable, Sendable {
  /// The location for stock that is in no other location.
  case mainLocation = 0x4c6f_6361
  /// The location for stock that is lent to somebody.
  case lentLocation = 0x4c65_6e74

  public func id(in company: UUID) -> UUID { UUID(high: company.high, low: company.low ^ rawValue) }
}
