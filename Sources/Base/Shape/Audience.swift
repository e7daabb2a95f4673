/// Who a record is written for, as bits: a restricted field is there for those alone who hold one of its bits.
///
/// What the bits stand for is the concern of whoever declares such fields.
public struct Audience: Equatable, Sendable {
  public let bits: Int

  public init(bits: Int) { self.bits = bits }

  /// Sees no restricted field; what everything is written for unless somebody says otherwise.
  public static let anyone = Audience(bits: 0)
  /// Sees every field: the core itself.
  public static let core = Audience(bits: -1)

  @inlinable public func sees(_ mask: Int) -> Bool { bits & mask != 0 }

  /// Whether it sees all that the other sees.
  public func covers(_ other: Audience) -> Bool { other.bits & ~bits == 0 }
}
