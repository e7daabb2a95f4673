internal import Ports
internal import Shape
internal import Vocabulary

/// The seller on an invoice or a credit note: the company.
struct InvoiceSeller: Record {
  let name: Line, address: Address?, taxId: Line?, registration: Line?, bank: BankAccount?

  static let doc: StaticString = "The seller on an invoice or a credit note."

  init(_ profile: CompanyProfile) {
    name = profile.legalName ?? profile.name
    (address, taxId, registration, bank) = (profile.address, profile.taxId, profile.registration, profile.bank)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The company's legal name, or else its name.")
    address = field("address", \.address, "The company's address.")
    taxId = field("taxId", \.taxId, "The company's tax id.")
    registration = field("registration", \.registration, "The company's number in a register.")
    bank = field("bank", \.bank, "The bank account to which the invoice is paid.")
  }
}

/// The buyer on an invoice or a credit note: the contact of the order.
struct InvoiceBuyer: Record {
  let contact: UUID, name: Line, address: Address?, taxId: Line?

  static let doc: StaticString = "The buyer on an invoice or a credit note."
}

extension InvoiceBuyer {
  init<F: Fields<Self>>(_ field: inout F) {
    contact = field("contact", \.contact, "The contact. It may have been merged into another one since.")
    name = field("name", \.name, "The buyer's name.")
    address = field("address", \.address, "The address of the invoice.")
    taxId = field("taxId", \.taxId, "The buyer's tax id.")
  }
}
