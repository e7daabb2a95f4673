public import Shape

/// The records that every company has one of. Their ids follow from the company's, so that devices that make one apart make the same.
public enum OwnRecord: UInt64, CaseIterable, Sendable {
  /// The location of what lies nowhere else.
  case mainLocation = 0x4c6f_6361
  /// The location of what is lent.
  case lentLocation = 0x4c65_6e74

  public func id(in company: UUID) -> UUID { UUID(high: company.high, low: company.low ^ rawValue) }
}
