/// The readers for whom a record is written, as a set of bits. A restricted field is written only if the audience has
/// one of the field's bits.
///
/// The meaning of the bits is defined by the code that declares restricted fields.
public struct Audience: Equatable, Sendable {
  public let bits: Int

  public init(bits: Int) { self.bits = bits }

  /// The audience that sees no restricted field. Writers use it by default.
  public static let anyone = Audience(bits: 0)
  /// The audience that sees every field: the core itself.
  public static let core = Audience(bits: -1)

  @inlinable public func sees(_ mask: Int) -> Bool { bits & mask != 0 }

  /// Returns a Boolean value that indicates whether this audience sees every field that the other one sees.
  public func covers(_ other: Audience) -> Bool { other.bits & ~bits == 0 }
}
