internal import Shape

/// The type of a record in a journal file, with the name that events use. An export writes the types in this order, so
/// that a record comes after all records to which it refers.
enum JournalType: String, Choice {
  case equipment, bean, recipe, brew, tasting

  static let spellings = Spellings<JournalType>()
}
