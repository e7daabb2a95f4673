internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Finds records that break a rule about several members. Sync can produce them: it merges changes that two devices
/// made to different members.
struct JournalCheck {
  private let stores: Stores
  private let beans = StoreStatement("SELECT \(Table<Bean>.columns) FROM {store}.beans")
  private let equipment = StoreStatement("SELECT \(Table<Equipment>.columns) FROM {store}.equipment")
  private let recipes = StoreStatement("SELECT \(Table<Recipe>.columns) FROM {store}.recipes")
  private let brews = StoreStatement("SELECT \(Table<Brew>.columns) FROM {store}.brews")
  private let tastings = StoreStatement("SELECT \(Table<Tasting>.columns) FROM {store}.tastings")

  /// The most records that the findings name one by one.
  private static let mostNamed = 10
  /// The latest possible day, which replaces the current day in this check. Otherwise records with a day in the future
  /// would be reported, although their members fit together.
  private static let lastDay = Day(year: 9999, month: 12, day: 31) ?? .example
  private static let lastInstant = Timestamp(milliseconds: Int.max / 2)

  init(_ stores: Stores) { self.stores = stores }

  /// Returns a sentence for each of the first records that break a rule, and one for the number of the others.
  func findings(in store: Store) throws(Failure) -> [String] {
    // The records of the journal belong to the account, so they are only in the store `private`.
    guard store == .private else { return [] }
    var found = Findings()
    try look(beans, in: store, &found) { (bean: BeanDetails, rules) in bean.check(&rules, today: JournalCheck.lastDay) }
    try look(equipment, in: store, &found) { (piece: EquipmentDetails, rules) in piece.check(&rules) }
    try look(recipes, in: store, &found) { (recipe: RecipeDetails, rules) in recipe.check(&rules) }
    try look(brews, in: store, &found) { (brew: BrewDetails, rules) in
      rules = BrewCheck(brew, rules, now: JournalCheck.lastInstant).rules
    }
    try look(tastings, in: store, &found) { (tasting: TastingDetails, rules) in tasting.check(&rules) }
    return found.unnamed == 0
      ? found.named : found.named + ["\(found.unnamed) further records of the journal break rules"]
  }

  /// Sentences about the first records that break a rule, and the number of the others.
  private struct Findings {
    private(set) var named: [String] = []
    private(set) var unnamed = 0

    mutating func add(_ finding: @autoclosure () -> String) {
      if named.count < JournalCheck.mostNamed { named.append(finding()) } else { unnamed += 1 }
    }
  }

  private func look<Details: RecordDetails>(
    _ statement: StoreStatement, in store: Store, _ found: inout Findings, _ check: (Details, inout MemberRules) -> Void
  ) throws(Failure) {
    try stores.each(statement, in: store) { row in
      let (record, unreadable) = row.loadFields(of: Stored<Details>.self)
      if !unreadable.isEmpty { return }
      var rules = MemberRules(at: "")
      check(record.details, &rules)
      if let problem = rules.problems.first {
        found.add("\(Details.collection.one) \(record.uuid): \(problem.message)")
      }
    }
  }
}
