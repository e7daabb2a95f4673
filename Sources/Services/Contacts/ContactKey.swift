internal import Shape

/// A value that only one contact should have. Two contacts that share one may be the same.
struct ContactKey: Equatable {
  let kind: ContactKeyKind, value: String
}

/// A kind of value that two contacts may share.
enum ContactKeyKind: String, Choice {
  case email, phone, taxId

  static let spellings = Spellings<ContactKeyKind>()
}

extension ContactDetails {
  /// The keys of the contact, each once. An archived contact has none.
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
