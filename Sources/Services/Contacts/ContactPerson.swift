internal import Shape

/// A person to speak to at a contact.
struct ContactPerson: Record, Equatable {
  let name: Line, role: Line?, email: EmailAddress?, phone: Line?

  static let doc: StaticString = "A person to speak to."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The person's name.", .length(1...200))
    role = field("role", \.role, "The person's role in the organisation.", .length(1...100))
    email = field("email", \.email, "The person's email address.")
    phone = field(
      "phone", \.phone, "The person's telephone number, in the form in which it was entered.", .length(1...64))
  }
}
