public import Shape

/// The records that every company has exactly one of. Their ids follow from the company's id, so devices that make one independently make
/// the same.
public enum OwnRecord: UInt64, CaseIterable, Sendable {
  /// The location of stock that is in no other location.
  case mainLocation = 0x4c6f_6361
  /// The location of stock that is lent.
  case lentLocation = 0x4c65_6e74

  public func id(in company: UUID) -> UUID { UUID(high: company.high, low: company.low ^ rawValue) }
}
