internal import RPC
internal import Shape
internal import Tenancy

/// A department as `access.departments` shows it.
struct ListedDepartment: Record {
  let name: String, mask: Int, custom: Bool

  static let recordName = "Department"
  static let doc: StaticString = "A department: a bit of the masks of access records, with a name."

  init(_ department: Department) {
    name = department.name
    mask = department.mask
    custom = !Department.builtIn.contains(department)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "What people call it.")
    mask = field("mask", \.mask, "Its bit.")
    custom = field("custom", \.custom, "Whether it is the company's own.")
  }
}
