internal import Shape

/// A telephone number of a contact.
struct ContactPhone: Record, Equatable {
  let value: Line, label: Line?

  static let doc: StaticString = "A telephone number with its purpose."

  init<F: Fields<Self>>(_ field: inout F) {
    value = field("value", \.value, "The number as it is written. Searches find it by its digits.", .length(1...64))
    label = field("label", \.label, "The purpose of the number: office, mobile.", .length(1...64))
  }
}
