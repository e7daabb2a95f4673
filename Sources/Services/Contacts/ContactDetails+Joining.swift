internal import RPC
internal import Shape
internal import Vocabulary

/// Combines the members of two contacts that are merged.
extension ContactDetails {
  /// The members that may change when another contact is merged into a contact.
  static let joinedMembers = [
    "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays",
    "priceList", "taxRate", "taxCategory",
    "tags", "note",
  ]

  /// Creates the details of a contact into which another contact is merged. The lists of both contacts are united.
  /// Missing members are taken from the other contact.
  init(_ own: ContactDetails, joining other: ContactDetails) {
    name = own.name
    kinds = own.kinds + other.kinds.filter { !own.kinds.contains($0) }
    organisation = own.organisation ?? other.organisation
    people = own.people + other.people.filter { !own.people.contains($0) }
    emails = own.emails + other.emails.filter { new in !own.emails.contains { $0.value.key == new.value.key } }
    phones = own.phones + other.phones.filter { new in !own.phones.contains { $0.key == new.key } }
    website = own.website ?? other.website
    addresses = own.addresses + ContactDetails.added(other.addresses, to: own.addresses)
    taxId = own.taxId ?? other.taxId
    currency = own.currency ?? other.currency
    paymentDays = own.paymentDays ?? other.paymentDays
    priceList = own.priceList ?? other.priceList
    // The rate and the category belong together, so both are taken from the same contact.
    let hasTax = own.taxRate != nil || own.taxCategory != nil
    (taxRate, taxCategory) = hasTax ? (own.taxRate, own.taxCategory) : (other.taxRate, other.taxCategory)
    tags =
      own.tags + other.tags.filter { new in !own.tags.contains { $0.line.text.caseFolded == new.line.text.caseFolded } }
    note = own.note ?? other.note
    archived = own.archived
  }

  /// Returns the addresses that the contact does not have yet. If the contact already has an address with the same
  /// label, the new address is not the default of the label.
  private static func added(_ others: [ContactAddress], to own: [ContactAddress]) -> [ContactAddress] {
    let new = others.filter { other in !own.contains { $0.label == other.label && $0.address == other.address } }
    return new.map { address in own.contains { $0.label == address.label } ? address.besideDefault : address }
  }

  /// Throws an error if lists are too long after a merge.
  /// - Parameter pointer: the JSON Pointer, in the parameters, of the contact that was merged.
  func checkCounts(at pointer: String) throws(Failure) {
    let counts = [
      ("people", people.count, 100), ("emails", emails.count, 100), ("phones", phones.count, 100),
      ("addresses", addresses.count, 100),
      ("tags", tags.count, 50),
    ]
    let problems = counts.filter { $0.1 > $0.2 }.map {
      Problem(
        pointer: pointer, kind: .value,
        message:
          "\(pointer.dropFirst()) can't be merged: the contact would have \($0.1) \($0.0), and can have at most \($0.2). Remove some first"
      )
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
  }
}

extension ContactPhone {
  /// The number in the form in which two numbers are compared: only its digits, if it has any.
  fileprivate var key: String {
    let digits = value.text.digits
    return digits.isEmpty ? value.text.caseFolded : digits
  }
}
