internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The rules for the members of a contact.
extension ContactDetails {
  /// Checks the rules of a contact beyond its description.
  /// - Parameter base: the place of the details in the parameters.
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
