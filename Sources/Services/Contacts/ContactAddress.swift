internal import Shape
internal import Vocabulary

/// A postal address of a contact.
struct ContactAddress: Record {
  let label: AddressLabel, address: Address, isDefault: Flag

  static let doc: StaticString = "A postal address, with its purpose."

  /// The same address, but not as the default address of its label.
  var besideDefault: ContactAddress { ContactAddress(label: label, address: address) }

  private init(label: AddressLabel, address: Address) {
    self.label = label
    self.address = address
    isDefault = false
  }

  init<F: Fields<Self>>(_ field: inout F) {
    label = field("label", \.label, "The purpose of the address: billing, shipping or other.")
    address = field("address", \.address, "The postal address itself.")
    isDefault = field(
      "isDefault", \.isDefault,
      "`true` if this is the default address of its label. If no address of a label is the default, the first one is used."
    )
  }
}

/// The purpose of an address.
enum AddressLabel: String, Choice {
  case billing, shipping, other

  static let spellings = Spellings<AddressLabel>()
}

extension ContactDetails {
  /// Returns the address for a purpose: the default address, or else the first one.
  func address(for label: AddressLabel) -> Address? {
    let fitting = addresses.filter { $0.label == label }
    return (fitting.first(where: \.isDefault.isSet) ?? fitting.first)?.address
  }
}
