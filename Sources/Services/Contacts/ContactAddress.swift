internal import Shape
internal import Vocabulary

/// A postal address of a contact.
struct ContactAddress: Record {
  let label: AddressLabel, address: Address, isDefault: Flag

  static let doc: StaticString = "A postal address, and what it is for."

  /// The same, which holds only where it is named.
  var besideDefault: ContactAddress { ContactAddress(label: label, address: address) }

  private init(label: AddressLabel, address: Address) {
    self.label = label
    self.address = address
    isDefault = false
  }

  init<F: Fields<Self>>(_ field: inout F) {
    label = field("label", \.label, "What it is for.")
    address = field("address", \.address, "The address.")
    isDefault = field("isDefault", \.isDefault, "Whether it is the one of its label that holds where nothing else is said.")
  }
}

/// What an address is for.
enum AddressLabel: String, Choice {
  case billing, shipping, other

  static let spellings = Spellings<AddressLabel>()
}

extension ContactDetails {
  /// The address that holds for a purpose where nothing else is said: the default one, else the first.
  func address(for label: AddressLabel) -> Address? {
    let fitting = addresses.filter { $0.label == label }
    return (fitting.first(where: \.isDefault.isSet) ?? fitting.first)?.address
  }
}
