internal import Shape

/// A type of record in a file of the journal, as events name it. Files have them in this order: a record follows those that it refers to.
enum JournalType: String, Choice {
  case equipment, bean, recipe, brew, tasting

  static let spellings = Spellings<JournalType>()
}
