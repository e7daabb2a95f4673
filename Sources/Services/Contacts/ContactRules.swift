internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Checks rules for a contact that its schema can't express.
extension ContactDetails {
  /// Throws an error if a kind occurs twice, if a label has two default addresses, or if the tax members do not fit
  /// together.
  /// - Parameter base: the JSON Pointer of the object that contains the members.
  func check(at base: String) throws(Failure) {
    var problems: [Problem] = []
    for (index, kind) in kinds.enumerated() where kinds[..<index].contains(kind) {
      problems.append(
        Problem(pointer: "\(base)/kinds/\(index)", kind: .value, message: "kinds must have \(kind.rawValue) only once"))
    }
    for (index, address) in addresses.enumerated() where address.isDefault.isSet {
      if addresses[..<index].contains(where: { $0.isDefault.isSet && $0.label == address.label }) {
        problems.append(
          Problem(
            pointer: "\(base)/addresses/\(index)/isDefault", kind: .value,
            message: "isDefault must be true for only one \(address.label.rawValue) address"))
      }
    }
    problems += TaxCategory.problems(rate: taxRate, category: taxCategory, at: base)
    if !problems.isEmpty { throw .invalidParams(problems) }
  }
}
