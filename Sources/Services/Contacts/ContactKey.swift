internal import Shape

/// A value that normally only one contact has, such as an email address. If two contacts have the same key, they may be
/// the same person or organisation.
struct ContactKey: Equatable {
  let kind: ContactKeyKind, value: String
}

/// The kinds of values by which duplicate contacts are found.
enum ContactKeyKind: String, Choice {
  case email, phone, taxId

  static let spellings = Spellings<ContactKeyKind>()
}

extension ContactDetails {
  /// The keys of the contact, without repetitions. An archived contact has none.
  var keys: [ContactKey] {
    if archived.isSet { return [] }
    let emails = (emails.map(\.value) + people.compactMap(\.email)).map { ContactKey(kind: .email, value: $0.key) }
    let phones = (phones.map(\.value) + people.compactMap(\.phone)).flatMap(\.text.phoneKeys).map {
      ContactKey(kind: .phone, value: $0)
    }
    var keys: [ContactKey] = []
    for key in emails + phones where !keys.contains(key) { keys.append(key) }
    let taxId = taxId.map { $0.text.caseFolded.filter { $0.isLetter || $0.isNumber } } ?? ""
    return taxId.isEmpty ? keys : keys + [ContactKey(kind: .taxId, value: taxId)]
  }
}
