internal import Shape
internal import Vocabulary

/// Tasting notes that a model suggests, or that come from the account's own earlier notes.
struct TastingSuggestion: Record {
  let notes: [String], flavorWheel: [Tag], bodyDescription: String

  static let doc: StaticString = "Tasting notes that are suggested."

  /// The problems that the descriptions of the fields can't express.
  var problems: [Problem] {
    notes.indices.filter { !(1...200).contains(notes[$0].unicodeScalars.count) }.map {
      Problem(pointer: "/notes/\($0)", kind: .value, message: "notes[\($0)] must have 1 to 200 characters")
    }
  }
}

extension TastingSuggestion {
  init<F: Fields<Self>>(_ field: inout F) {
    notes = field("notes", \.notes, "One to ten short tasting notes, each of at most 200 characters.", .count(1...10))
    flavorWheel = field(
      "flavorWheel", \.flavorWheel, "Up to ten flavour terms of one to three words, in lower case.", .count(0...10))
    bodyDescription = field(
      "bodyDescription", \.bodyDescription, "The body (the feel in the mouth), in a few words.", .length(1...400))
  }
}
