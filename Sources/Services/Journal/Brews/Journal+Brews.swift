internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// The checks and warnings of brews, their deletion and repetition, and the beans that they use up.
extension Journal {
  /// Checks the members of a brew that is created or changed, and the records to which it refers.
  /// - Parameters:
  ///   - base: the JSON pointer of the members in the parameters, for error messages.
  ///   - old: the details before the change. A reference that has not changed is not checked again, because the record
  ///     may have been deleted since.
  /// - Throws: -32602 with all problems.
  func check(_ details: BrewDetails, at base: String, since old: BrewDetails? = nil, in context: Context)
    throws(Failure)
  {
    var check = BrewCheck(details, MemberRules(at: base, details.extent(since: old, in: context)), now: context.now)
    if let bean = details.bean, bean != old?.bean, try figures.known(bean, in: context) == nil {
      check.refuse("bean", "must be the id of a bean")
    }
    // A restored brew may refer to records that were deleted since the export, or whose kind has changed.
    if context.isRestoring { return try Journal.refuse(check.problems) }
    if let recipe = details.recipe, recipe != old?.recipe, try recipes.findIfThere(recipe, in: context) == nil {
      check.refuse("recipe", "must be the id of a recipe")
    }
    if let grinder = details.grinder, grinder != old?.grinder {
      let piece = try equipment.findIfThere(grinder, in: context)
      if piece?.details.kind != .grinder {
        check.refuse("grinder", "must be the id of a grinder\(Journal.found(piece))")
      }
    }
    for (index, id) in details.equipment.enumerated() where old?.equipment.contains(id) != true {
      let piece = try equipment.findIfThere(id, in: context)
      if piece == nil || piece?.details.kind == .grinder {
        check.refuse(
          "equipment/\(index)", "must be the id of a piece of equipment other than a grinder\(Journal.found(piece))")
      }
    }
    try Journal.refuse(check.problems)
  }

  /// Returns the end of an error message about a piece of equipment of the wrong kind. It is empty if there is no such
  /// piece.
  private static func found(_ piece: Equipment?) -> String {
    piece.map { ", not of the kind \($0.details.kind.rawValue)" } ?? ""
  }

  /// Returns the warnings about unusual parameters of a brew, and about archived records that it refers to.
  func warnings(about brew: BrewDetails, _ bean: JournalFigures.KnownBean?, in context: Context) throws(Failure)
    -> [BrewWarning]
  {
    let grinder = try brew.grinder.flatMap { (id) throws(Failure) in try equipment.findIfThere(id, in: context) }
    var warnings = BrewWarning.all(of: brew, brew.figures, grinder?.details.setting)
    if bean?.archived == true { warnings.append(BrewWarning(.archivedBean, record: brew.bean?.uuid)) }
    if let grinder, grinder.details.archived.isSet {
      warnings.append(BrewWarning(.archivedEquipment, record: grinder.uuid))
    }
    for piece in brew.equipment
    where try equipment.findIfThere(piece, in: context)?.details.archived.isSet == true {
      warnings.append(BrewWarning(.archivedEquipment, record: piece.uuid))
    }
    return warnings
  }

  /// Marks the beans of a brew as finished if less than one gram of them is left, and the account's settings ask for
  /// it.
  func finish(_ brew: BrewDetails, in context: Context) throws(Failure) {
    if !context.isRestoring, !brew.isIncomplete, let bean = brew.bean { try finish(bean, in: context) }
  }

  /// Marks beans as finished if less than one gram is left, and the account's settings ask for it.
  func finish(_ bean: ID<BeanDetails>, in context: Context) throws(Failure) {
    guard try finishesEmptyBeans(), let known = try figures.known(bean, in: context),
      !known.finished, let left = try figures.remaining(bean, known.facts, in: context), left < Decimal(1)
    else { return }
    let changes = Patch<BeanDetails>(names: ["finished"]) { (details, _) in
      var details = details
      details.finished = true
      return .success(details)
    }
    _ = try beans.update(bean, changes, expect: nil, in: context)
  }

  /// Deletes a brew and its tasting notes.
  func deleteBrew(_ id: ID<BrewDetails>, expect: Int?, in context: Context) throws(Failure) -> Deleted {
    let tastings = try stores.all(queries.notesOfBrew, in: context.partition.store, bind: id) {
      ID<TastingDetails>($0.next(UUID.self))
    }
    let deleted = try brews.delete(id, expect: expect, in: context)
    for tasting in tastings { _ = try self.tastings.delete(tasting, expect: nil, in: context) }
    return deleted
  }

  /// Creates a draft with the parameters of a brew and the present instant.
  func `repeat`(_ id: ID<BrewDetails>, in context: Context) throws(Failure) -> Brew {
    let brew = try brews.find(id, in: context).record
    let draft = try brews.create(try repeated(brew.details, in: context), in: context)
    return try brews.supplemented(draft, in: context)
  }

  /// Returns a draft with the parameters of a brew, but without its results. References to deleted records are removed.
  /// So are references to equipment that has become a grinder, or no longer is one.
  private func repeated(_ brew: BrewDetails, in context: Context) throws(Failure) -> BrewDetails {
    var draft = BrewDetails(repeating: brew, at: context.now)
    if let bean = draft.bean, try beans.findIfThere(bean, in: context) == nil { draft.bean = nil }
    if let recipe = draft.recipe, try recipes.findIfThere(recipe, in: context) == nil { draft.recipe = nil }
    if let grinder = draft.grinder, try kind(of: grinder, in: context) != .grinder { draft.grinder = nil }
    var pieces: [ID<EquipmentDetails>] = []
    for piece in draft.equipment {
      if let kind = try kind(of: piece, in: context), kind != .grinder { pieces.append(piece) }
    }
    draft.equipment = pieces
    return draft
  }

  /// Returns the kind of a piece of equipment, or `nil` if the piece was deleted.
  private func kind(of piece: ID<EquipmentDetails>, in context: Context) throws(Failure) -> EquipmentKind? {
    try equipment.findIfThere(piece, in: context)?.details.kind
  }

  /// Returns the brew with the highest rating, among those that match the filter. If several have this rating, returns
  /// the latest one. Returns `nil` if no brew is rated.
  func best(_ filter: BrewFilter, in context: Context) throws(Failure) -> Brew? {
    let zone = try days.zone()
    let id = try stores.first(
      queries.best[filter], in: context.partition.store, { filter.bind(to: &$0, zone) },
      { ID<BrewDetails>($0.next(UUID.self)) })
    guard let id else { return nil }
    return try brews.supplemented(try brews.find(id, in: context).record, in: context)
  }
}

extension BrewDetails {
  /// Creates a draft with the parameters of another brew. Its results, such as the rating, are not copied.
  fileprivate init(repeating brew: BrewDetails, at instant: Timestamp) {
    (at, bean, method, dose, water, yield) = (instant, brew.bean, brew.method, brew.dose, brew.water, brew.yield)
    (grinder, grindSetting, temperature, time) = (brew.grinder, brew.grindSetting, brew.temperature, brew.time)
    (bloomWater, bloomTime, pressure, pours) = (brew.bloomWater, brew.bloomTime, brew.pressure, brew.pours)
    (equipment, place, recipe) = (brew.equipment, brew.place, brew.recipe)
    (tds, rating, note, favourite, archived, draft) = (nil, nil, nil, false, false, true)
  }
}
