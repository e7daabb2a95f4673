internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// One bag of coffee beans in the journal.
typealias Bean = Stored<BeanDetails>

/// The members of beans that callers can write. Weights are in grams.
struct BeanDetails: AccountDetails {
  let name: Line, roaster: Line?, origins: [BeanOrigin], roastLevel: RoastLevel?, process: BeanProcess?, decaf: Flag
  let roastDate: Day?, openedAt: Day?, frozenAt: Day?, thawedAt: Day?, bestBefore: Day?
  let weight: Decimal?, withdrawn: Withdrawn, price: Money?, rating: Rating?, flavours: [Tag], note: String?,
    url: Line?, barcode: Line?
  let favourite: Flag
  var archived: Flag
  var finished: Flag

  typealias Supplement = BeanFigures

  /// The names of the collection in methods. The core derives these methods from them: `journal.beans.get`,
  /// `journal.beans.update`, `journal.beans.history`, `journal.beans.save`.
  static let collection = CollectionName(service: JournalModule.name, "beans", one: "bean")
  static let indexed = [
    IndexedColumn("name", weight: 4), IndexedColumn("roaster", weight: 2), IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let sample =
    #""name":"Yirgacheffe","roaster":"Corner Roastery","roastLevel":"light","roastDate":"2025-12-20","weight":250"#
  static let sampleChanges = #""favourite":true,"note":"Best after two weeks.""#
  static let doc: StaticString =
    "One bag of coffee beans, with its contents, its dates and its price."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] { verb == .delete ? [.inUse] : [] }

  init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The name of the beans on the bag.", .length(1...200))
    roaster = field("roaster", \.roaster, "The name of the roaster.", .length(1...200))
    origins = field(
      "origins", \.origins, "The origins of the beans; a blend has several. Their shares sum to at most 100 percent.",
      .count(0...100))
    roastLevel = field("roastLevel", \.roastLevel, "The roast level of the beans.")
    process = field("process", \.process, "The way in which the coffee cherries were processed.")
    decaf = field("decaf", \.decaf, "`true` if the beans are decaffeinated.")
    roastDate = field(
      "roastDate", \.roastDate, "The day on which the beans were roasted. It must not be in the future.")
    openedAt = field("openedAt", \.openedAt, "The day on which the bag was opened.")
    frozenAt = field(
      "frozenAt", \.frozenAt, "The day on which the beans were frozen. It must not be before `roastDate`.")
    thawedAt = field(
      "thawedAt", \.thawedAt,
      "The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.")
    bestBefore = field(
      "bestBefore", \.bestBefore, "The best-before date on the bag.")
    weight = field(
      "weight", \.weight, "The weight of the beans in the full bag, in grams, at most 1,000,000.",
      .range(0...BeanDetails.mostWeight))
    withdrawn = field(
      "withdrawn", \.withdrawn,
      "The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.",
      .range(0...BeanDetails.mostWeight))
    price = field("price", \.price, "The price of the bag.", Money.notNegative)
    rating = field("rating", \.rating, "The rating of the beans, from 0 to 5 in steps of 0.5.")
    flavours = field(
      "flavours", \.flavours,
      "The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the additions of both.",
      .count(0...100))
    note = field("note", \.note, "A free text about the beans.", .length(1...4000))
    url = field("url", \.url, "The address of a page about the beans.", .length(1...2000))
    barcode = field("barcode", \.barcode, "The barcode on the bag, as text.", .length(1...64))
    favourite = field("favourite", \.favourite, "`true` if the beans are a favourite.")
    archived = field(
      "archived", \.archived,
      "`true` if the beans are no longer in use. Lists leave them out unless they are asked for.")
    finished = field(
      "finished", \.finished,
      "`true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when less than 1 g is left."
    )
  }

  /// The largest weight of a bag, in grams: one tonne.
  static let mostWeight = 1_000_000

  /// Checks the rules that the descriptions of the fields can't express.
  /// - Parameter today: the current day in the account's time zone.
  func check(_ rules: inout MemberRules, today: Day) {
    // A restored record may come from a time zone where the next day had already begun.
    let last = rules.isRestoring ? today.adding(days: 1) : today
    if let roastDate, roastDate > last { rules.refuse("roastDate", "must not be in the future: today is \(today)") }
    if let frozenAt, let roastDate, frozenAt < roastDate {
      rules.refuse("frozenAt", "must not be before roastDate, \(roastDate)", beside: ["roastDate"])
    }
    if let thawedAt {
      if let frozenAt {
        if thawedAt < frozenAt {
          rules.refuse("thawedAt", "must not be before frozenAt, \(frozenAt)", beside: ["frozenAt"])
        }
      } else {
        rules.refuse("thawedAt", "must be left out without frozenAt", beside: ["frozenAt"])
      }
    }
    let shares = origins.reduce(0) { $0 + ($1.share?.units ?? 0) }
    if shares > Decimal(100).units {
      rules.refuse("origins", "must have shares that sum to at most 100; they sum to \(Decimal(units: shares))")
    }
  }
}
