internal import Shape
internal import Vocabulary

/// A postal address of a contact.
struct ContactAddress: Record {
  let label: AddressLabel, address: Address, isDefault: Flag

  static let doc: StaticString = "A postal address with its purpose."

  /// The address, without the mark of the default address.
  var besideDefault: ContactAddress { ContactAddress(label: label, address: address) }

  private init(label: AddressLabel, address: Address) {
    self.label = label
    self.address = address
    isDefault = false
  }

  init<F: Fields<Self>>(_ field: inout F) {
    label = field("label", \.label, "The purpose of the address: billing, shipping or other.")
    address = field("address", \.address, "The address.")
    isDefault = field(
      "isDefault", \.isDefault,
      "`true` if this is the default address of its label. Without a default, the first address of the label is used.")
  }
}

/// The purpose of an address.
enum AddressLabel: String, Choice {
  case billing, shipping, other

  static let spellings = Spellings<AddressLabel>()
}

extension ContactDetails {
  /// Returns the address for a purpose: the default one, else the first.
  func address(for label: AddressLabel) -> Address? {
    let fitting = addresses.filter { $0.label == label }
    return (fitting.first(where: \.isDefault.isSet) ?? fitting.first)?.address
  }
}
