internal import Shape

/// What tells that two contacts may be the same: values that only one of them should have.
struct ContactKey: Equatable {
  let kind: ContactKeyKind, value: String
}

/// By what contacts may be the same.
enum ContactKeyKind: String, Choice {
  case email, phone, taxId

  static let spellings = Spellings<ContactKeyKind>()
}

extension ContactDetails {
  /// Its keys, each once; none of a contact that is out of use.
  var keys: [ContactKey] {
    if archived.isSet { return [] }
    let emails = (emails.map(\.value) + people.compactMap(\.email)).map { ContactKey(kind: .email, value: $0.key) }
    let phones = (phones.map(\.value) + people.compactMap(\.phone)).flatMap(\.text.phoneKeys).map { ContactKey(kind: .phone, value: $0) }
    var keys: [ContactKey] = []
    for key in emails + phones where !keys.contains(key) { keys.append(key) }
    let taxId = taxId.map { $0.text.caseFolded.filter { $0.isLetter || $0.isNumber } } ?? ""
    return taxId.isEmpty ? keys : keys + [ContactKey(kind: .taxId, value: taxId)]
  }
}
