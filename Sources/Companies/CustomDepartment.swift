internal import Kernel
internal import RPC
internal import Shape

/// A department of a company's own.
struct CustomDepartment: Record {
  let name: Line, mask: DepartmentBit

  static let doc: StaticString = "A department of a company's own: a bit of the masks of access records, with a name."

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    name = field("name", \.name, "What people call it.", .length(1...50))
    mask = field("mask", \.mask, "Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).")
  }

  var department: Department { Department(name: name.text, mask: mask.value) }
}

/// One bit of a mask that no department of the core has, or will have.
struct DepartmentBit: Value {
  let value: Int

  private static let bits = 16...52
  /// How many there are.
  static let count = bits.count
  /// All of them.
  static let all = bits.reduce(0) { $0 | 1 << $1 }

  static func read<S: Source & ~Copyable>(from source: inout S) -> DepartmentBit {
    guard let value = source.integer() else { return example }
    if value > 0, value & (value - 1) == 0, value & all != 0 { return DepartmentBit(value: value) }
    source.refuse("must be one bit, a power of two from 65536 (2^16) to 4503599627370496 (2^52)")
    return example
  }

  func write<K: Sink & ~Copyable>(to sink: inout K) { sink.integer(value) }
  static var schema: Schema { .integer(.range(65_536...4_503_599_627_370_496)) }
  static var example: DepartmentBit { DepartmentBit(value: 65_536) }
}

extension [CustomDepartment] {
  /// What keeps them from being the departments of one company, each problem where it stands.
  func problems(at pointer: String) -> [Problem] {
    var (names, bits): (Set<String>, Int) = (Set(Department.builtIn.map(\.name)), 0)
    var found: [Problem] = []
    for (index, department) in enumerated() {
      if !names.insert(department.name.text).inserted {
        found.append(
          Problem(pointer: "\(pointer)/\(index)/name", kind: .value, message: "name must not be that of another department"))
      }
      if bits & department.mask.value != 0 {
        found.append(
          Problem(pointer: "\(pointer)/\(index)/mask", kind: .value, message: "mask must not be that of another department"))
      }
      bits |= department.mask.value
    }
    return found
  }

  /// All their bits.
  var mask: Int { reduce(0) { $0 | $1.mask.value } }
}
