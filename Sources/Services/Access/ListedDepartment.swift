internal import RPC
internal import Shape
internal import Tenancy

/// A department in the form of `access.departments`.
struct ListedDepartment: Record {
  let name: String, mask: Int, custom: Bool

  static let recordName = "Department"
  static let doc: StaticString = "A department of a company: a name for one bit of `deptMask` and `managerMask`."

  init(_ department: Department) {
    name = department.name
    mask = department.mask
    custom = !Department.builtIn.contains(department)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The department's name.")
    mask = field("mask", \.mask, "The department's bit in `deptMask` and `managerMask`: a power of two.")
    custom = field(
      "custom", \.custom,
      "`true` if the company has added the department, `false` for the departments of every company.")
  }
}
