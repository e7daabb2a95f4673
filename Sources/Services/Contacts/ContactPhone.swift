internal import Shape

/// A telephone number of a contact.
struct ContactPhone: Record, Equatable {
  let value: Line, label: Line?

  static let doc: StaticString = "A telephone number, and what it is for."

  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The number as it is written; it is found by its digits.", .length(1...64))
    label = field("label", \.label, "What it is for: office, mobile.", .length(1...64))
  }
}
