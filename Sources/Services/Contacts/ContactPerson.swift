internal import Shape

/// Somebody whom to speak to at a contact.
struct ContactPerson: Record, Equatable {
  let name: Line, role: Line?, email: EmailAddress?, phone: Line?

  static let doc: StaticString = "Somebody whom to speak to."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "Who it is.", .length(1...200))
    role = field("role", \.role, "What they do there.", .length(1...100))
    email = field("email", \.email, "Their email address.")
    phone = field("phone", \.phone, "Their telephone number, as it is written.", .length(1...64))
  }
}
