internal import Shape

/// An email address of a contact.
struct ContactEmail: Record, Equatable {
  let value: EmailAddress, label: Line?

  static let doc: StaticString = "An email address with its purpose."

  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The email address, such as ada@example.com.")
    label = field("label", \.label, "The purpose of the address, such as orders or home.", .length(1...64))
  }
}
