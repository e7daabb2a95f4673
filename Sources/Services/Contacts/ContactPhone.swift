internal import Shape

/// A telephone number of a contact.
struct ContactPhone: Record, Equatable {
  let value: Line, label: Line?

  static let doc: StaticString = "A telephone number with its purpose."

  init<F: Fields<Self>>(_ field: inout F) {
    value = field(
      "value", \.value,
      "The telephone number, in the form in which it was entered. A search finds the number by its digits.",
      .length(1...64))
    label = field("label", \.label, "The purpose of the number, such as office or mobile.", .length(1...64))
  }
}
