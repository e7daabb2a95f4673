internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A tasting note of the journal, about a brew or about beans.
typealias Tasting = Stored<TastingDetails>

/// The members of a tasting note that callers can write.
struct TastingDetails: AccountDetails {
  let at: Timestamp, brew: ID<BrewDetails>?, bean: ID<BeanDetails>?, text: String?, descriptors: [Tag],
    bodyDescription: String?
  let scores: TastingScores?, source: TastingSource

  typealias Supplement = TastingSupplement

  /// The names of the collection in methods. The core derives these methods from them: `journal.tastings.get`,
  /// `journal.tastings.update`, `journal.tastings.delete`, `journal.tastings.history`, `journal.tastings.save`.
  static let collection = CollectionName(service: JournalModule.name, "tastings", one: "tasting")
  static let indexed = [
    IndexedColumn("text", weight: 2), IndexedColumn("descriptors", .labelList, weight: 2),
    IndexedColumn("bodyDescription", weight: 1),
  ]
  static let given = Example.beans
  static let sample = #""bean":"{{0.id}}","at":"2025-12-31T08:20:00Z","descriptors":["blackcurrant","honey"]"#
  static let sampleChanges = #""bodyDescription":"Silky.""#
  static let hasHistory = true
  static let doc: StaticString = "A tasting note about a brew or about beans."

  init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant of the tasting.")
    brew = field("brew", \.brew, "The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.")
    bean = field(
      "bean", \.bean,
      "The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.")
    text = field("text", \.text, "The taste, in words.", .length(1...4000))
    descriptors = field(
      "descriptors", \.descriptors,
      "Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same time, sync keeps the additions of both.",
      .count(0...100))
    bodyDescription = field(
      "bodyDescription", \.bodyDescription, "The body (the feel in the mouth), in words.", .length(1...4000))
    let given = field("scores", \.scores, "The scores of the tasting. `null` if there are none.")
    scores = given?.isEmpty == true ? nil : given
    source = field(
      "source", \.source,
      "The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it. mixed: a part was written by a person, and a part was suggested by the AI."
    )
  }

  /// Checks the rules that the descriptions of the fields can't express.
  func check(_ rules: inout MemberRules) {
    if brew == nil, bean == nil { rules.refuse("brew", "or bean must be given", beside: ["bean"]) }
    if brew != nil, bean != nil {
      rules.refuse("bean", "must be left out if brew is given: the brew names the bean", beside: ["brew"])
    }
  }
}

/// The author of a tasting note: a person, the AI, or both.
enum TastingSource: String, Choice {
  case user, ai, mixed

  static let spellings = Spellings<TastingSource>()

  static var absent: TastingSource? { .user }
}

/// The members of a tasting note that the core computes.
struct TastingSupplement: Record {
  let unlisted: [String]?

  static let doc: StaticString = "The members of a tasting note that the core computes."

  /// Finds the terms that are not in the flavour wheel.
  /// - Parameter descriptors: the flavour terms of the note.
  init(_ descriptors: [Tag]) {
    let terms = descriptors.map(\.line.text).filter { !FlavorWheel.names.contains($0.caseFolded) }
    unlisted = terms.isEmpty ? nil : terms
  }

  init<F: Fields<Self>>(_ field: inout F) {
    unlisted = field.optional(
      "unlisted", \.unlisted,
      "The descriptors that are not in the flavour wheel. Left out if all of them are in the wheel.")
  }
}
