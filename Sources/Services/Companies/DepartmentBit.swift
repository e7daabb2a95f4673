internal import Shape

/// A bit of a mask that is reserved for departments that companies add. The core's own departments never use these
/// bits.
struct DepartmentBit: Value {
  let value: Int

  private static let bits = 16...52
  /// The number of bits that are reserved for companies.
  static let count = bits.count
  /// The mask of all bits that are reserved for companies.
  static let all = bits.reduce(0) { $0 | 1 << $1 }

  static func read<S: Source>(from source: inout S) -> DepartmentBit {
    guard let value = source.integer() else { return example }
    if value > 0, value & (value - 1) == 0, value & all != 0 { return DepartmentBit(value: value) }
    source.refuse("must be one bit, a power of two from 65536 (2^16) to 4503599627370496 (2^52)")
    return example
  }

  func write<K: Sink>(to sink: inout K) { sink.integer(value) }
  static var schema: Schema { .integer(.range(65_536...4_503_599_627_370_496)) }
  static var example: DepartmentBit { DepartmentBit(value: 65_536) }
}
