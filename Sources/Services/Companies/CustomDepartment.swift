internal import RPC
internal import Shape
internal import Tenancy

/// A department that a company has added to the built-in departments.
struct CustomDepartment: Record {
  let name: Line, mask: DepartmentBit

  static let doc: StaticString =
    "A department that a company has added: a name for one bit of `deptMask` and `managerMask`."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The department's name.", .length(1...50))
    mask = field("mask", \.mask, "The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).")
  }

  var department: Department { Department(name: name.text, mask: mask.value) }
}

extension [CustomDepartment] {
  /// Returns the problems of a company's departments, each with the JSON Pointer of its department.
  func problems(at pointer: String) -> [Problem] {
    var (names, bits): (Set<String>, Int) = (Set(Department.builtIn.map(\.name)), 0)
    var found: [Problem] = []
    for (index, department) in enumerated() {
      if !names.insert(department.name.text).inserted {
        found.append(
          Problem(
            pointer: "\(pointer)/\(index)/name", kind: .value,
            message: "name must be unique; another department has the same name"))
      }
      if bits & department.mask.value != 0 {
        found.append(
          Problem(
            pointer: "\(pointer)/\(index)/mask", kind: .value,
            message: "mask must be unique; another department has the same mask"))
      }
      bits |= department.mask.value
    }
    return found
  }

  /// The mask of the bits of all these departments.
  var mask: Int { reduce(0) { $0 | $1.mask.value } }
}
