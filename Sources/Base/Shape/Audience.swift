/// The readers of a record, as bits. A restricted field is written only for an audience with one of its bits.
///
/// The code that declares such fields gives the bits their meaning.
public struct Audience: Equatable, Sendable {
  public let bits: Int

  public init(bits: Int) { self.bits = bits }

  /// An audience that sees no restricted field. It is the default of writers.
  public static let anyone = Audience(bits: 0)
  /// An audience that sees every field: the core itself.
  public static let core = Audience(bits: -1)

  @inlinable public func sees(_ mask: Int) -> Bool { bits & mask != 0 }

  /// Returns a Boolean value that indicates whether this audience sees everything that the other sees.
  public func covers(_ other: Audience) -> Bool { other.bits & ~bits == 0 }
}
