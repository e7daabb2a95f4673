public import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
public import Tenancy
internal import Vocabulary

/// The service `journal`: the account's coffee journal with beans, equipment, brews, tasting notes and recipes.
public final class Journal {
  let beans: Records<BeanDetails>
  let equipment: Records<EquipmentDetails>
  let brews: Records<BrewDetails>
  let tastings: Records<TastingDetails>
  let recipes: Records<RecipeDetails>
  let stores: Stores
  let queries = JournalQueries()
  let days: JournalDays
  let figures: JournalFigures
  let walk: BrewWalk
  let statistics: BrewStatistics
  private let facts: BrewFacts
  /// The beans that were used by records from other devices, each with the instant of that record's last change.
  /// `finishUsedUp` handles them.
  var arrivedUses: [(bean: ID<BeanDetails>, at: Timestamp)] = []
  private let preferences: () -> any PreferenceKeeper

  /// - Parameters:
  ///   - preferences: returns the service that stores the settings of the account.
  ///   - zones: finds the account's time zone, in which days begin and end.
  ///   - assets: returns the service that stores the photos of records.
  public init(
    _ dependencies: Dependencies, preferences: @escaping () -> any PreferenceKeeper, zones: CompanyZones,
    assets: @escaping () -> any AssetKeeper
  ) {
    stores = dependencies.stores
    self.preferences = preferences
    beans = Records(stores, dependencies.ids)
    equipment = Records(stores, dependencies.ids)
    brews = Records(stores, dependencies.ids)
    tastings = Records(stores, dependencies.ids)
    recipes = Records(stores, dependencies.ids)
    days = JournalDays { () throws(Failure) in
      let set = try preferences().preferences()
      return JournalZone(zone: zones.zone(named: set.timeZone), firstWeekday: set.firstWeekday)
    }
    figures = JournalFigures(stores, days, assets: assets)
    walk = BrewWalk(stores)
    statistics = BrewStatistics(stores)
    facts = BrewFacts(stores)
    ruleBeans()
    ruleEquipment()
    ruleBrews()
    ruleTastings()
    recipes.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, at: "", in: context)
    }
    recipes.rules.update = { [unowned self] (old, details, context) throws(Failure) in
      try check(details, at: "/changes", since: old.details, in: context)
    }
  }

  private func ruleBeans() {
    beans.rules.create = { [unowned self] (details, context) throws(Failure) in try check(details, at: "", in: context)
    }
    beans.rules.update = { [unowned self] (old, details, context) throws(Failure) in
      try check(details, at: "/changes", since: old.details, in: context)
    }
    beans.rules.completed = { [unowned self] (old, new, id, context) throws(Failure) in
      try finished(new, since: old, id, in: context)
    }
    beans.rules.written = { [unowned self] (old, new, _, context) throws(Failure) in
      guard context.origin == .elsewhere, let old, let new, try finishesEmptyBeans() else { return }
      if old.details.weight != new.details.weight || old.details.withdrawn != new.details.withdrawn {
        arrivedUses.append((new.id, new.updatedAt))
      }
    }
    beans.rules.delete = { [unowned self] (bean, context) throws(Failure) in
      let counts = try uses(of: bean, in: context)
      if !counts.isEmpty { throw .inUse("bean", counts) }
    }
    beans.rules.supplement = { [figures] (row, context) throws(Failure) in try figures.ofBean(row: row, in: context) }
  }

  private func ruleEquipment() {
    equipment.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, at: "", nil, in: context)
    }
    equipment.rules.update = { [unowned self] (old, details, context) throws(Failure) in
      try check(details, at: "/changes", old, in: context)
    }
    equipment.rules.saved = { [unowned self] (old, new, context) throws(Failure) in try follow(old, new, in: context) }
    equipment.rules.supplement = { [figures, queries, stores] (row, context) throws(Failure) in
      let id = try stores.first(queries.pieceInRow, in: context.partition.store, bind: row) {
        ID<EquipmentDetails>($0.next(UUID.self))
      }
      return EquipmentSupplement(
        photos: try id.flatMap { (id) throws(Failure) in try figures.photos(of: id, in: context) })
    }
    equipment.rules.delete = { [unowned self] (piece, context) throws(Failure) in
      let counts = try uses(of: piece, in: context)
      if !counts.isEmpty { throw .inUse("equipment", counts) }
    }
  }

  private func ruleBrews() {
    brews.rules.create = { [unowned self] (details, context) throws(Failure) in try check(details, at: "", in: context)
    }
    brews.rules.update = { [unowned self] (old, details, context) throws(Failure) in
      try check(details, at: "/changes", since: old.details, in: context)
    }
    brews.rules.written = { [unowned self] (old, new, _, context) throws(Failure) in
      try facts.follow(old, new, in: context)
      if context.origin == .elsewhere, let new, !new.details.isIncomplete, let bean = new.details.bean,
        try finishesEmptyBeans()
      {
        arrivedUses.append((bean, new.updatedAt))
      }
    }
    brews.rules.saved = { [unowned self] (_, brew, context) throws(Failure) in try finish(brew.details, in: context) }
    brews.rules.supplement = { [figures] (row, context) throws(Failure) in try figures.ofBrew(row: row, in: context) }
    brews.rules.supplementOf = { [unowned self] (brew, isNew, context) throws(Failure) in
      let bean = try brew.details.bean.flatMap { (id) throws(Failure) in try figures.known(id, in: context) }
      let warnings = try warnings(about: brew.details, bean, in: context)
      return try figures.ofBrew(brew, isNew: isNew, bean, warnings: warnings, in: context)
    }
  }

  private func ruleTastings() {
    tastings.rules.create = { [unowned self] (details, context) throws(Failure) in
      try check(details, at: "", in: context)
    }
    tastings.rules.update = { [unowned self] (old, details, context) throws(Failure) in
      try check(details, at: "/changes", since: old.details, in: context)
    }
    tastings.rules.supplement = { [stores, queries] (row, context) throws(Failure) in
      let descriptors = try stores.first(queries.descriptors, in: context.partition.store, bind: row) {
        $0.next([Tag].self)
      }
      return TastingSupplement(descriptors ?? [])
    }
  }

  static func refuse(_ problems: [Problem]) throws(Failure) {
    if !problems.isEmpty { throw .invalidParams(problems) }
  }

  /// Returns how many brews, tasting notes and recipes refer to the given beans.
  private func uses(of bean: Bean, in context: Context) throws(Failure) -> [InUseData.Count] {
    try counts(
      [("brew", queries.brewsOfBean), ("tasting", queries.notesOfBean), ("recipe", queries.recipesOfBean)],
      of: bean.uuid, in: context)
  }

  /// Returns how many brews refer to a piece of equipment.
  func uses(of piece: Equipment, in context: Context) throws(Failure) -> [InUseData.Count] {
    try counts([("brew", queries.brewsWithPiece)], of: piece.uuid, in: context)
  }

  private func counts(
    _ counted: [(kind: StaticString, query: StoreStatement)], of id: UUID, in context: Context
  ) throws(Failure) -> [InUseData.Count] {
    var counts: [InUseData.Count] = []
    for (kind, query) in counted {
      let count = try stores.first(query, in: context.partition.store, bind: id) { $0.next(Int.self) } ?? 0
      if count > 0 { counts.append(InUseData.Count(kind, count)) }
    }
    return counts
  }

  /// Returns a Boolean value that indicates whether the account's settings say that beans with less than one gram left
  /// are marked as finished.
  func finishesEmptyBeans() throws(Failure) -> Bool { try preferences().preferences().finishesEmptyBeans }
}
