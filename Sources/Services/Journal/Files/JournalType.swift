internal import Shape

/// A type of record in a file of the journal, with the name that events use. In files, the types are in this order, so
/// that a record comes after the records that it refers to.
enum JournalType: String, Choice {
  case equipment, bean, recipe, brew, tasting

  static let spellings = Spellings<JournalType>()
}
