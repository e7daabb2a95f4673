internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Updates the tables that are computed from brews: `brew_facts`, `bean_use` and `brew_pieces`. Lists and figures read
/// these tables.
struct BrewFacts {
  private let stores: Stores
  private let put = StoreStatement(
    """
    INSERT OR REPLACE INTO {store}.brew_facts (brew, at, bean, method, grinder, recipe, draft, archived, favourite, dose, water, rating, time,
      temperature, grindSetting, ratio, extraction)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """)
  private let remove = StoreStatement("DELETE FROM {store}.brew_facts WHERE brew = ?")
  private let use = StoreStatement(
    """
    INSERT INTO {store}.bean_use (bean, brews, dose, rated, ratings) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (bean) DO UPDATE SET brews = brews + excluded.brews, dose = dose + excluded.dose, rated = rated + excluded.rated,
      ratings = ratings + excluded.ratings
    """)
  private let addPiece = StoreStatement("INSERT OR IGNORE INTO {store}.brew_pieces (piece, brew) VALUES (?, ?)")
  private let removePiece = StoreStatement("DELETE FROM {store}.brew_pieces WHERE piece = ? AND brew = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Updates the tables after a brew was created, changed or deleted.
  func follow(_ old: Brew?, _ new: Brew?, in context: Context) throws(Failure) {
    let store = context.partition.store
    if let new {
      try add(new, in: store)
    } else if let old {
      try stores.run(remove, in: store, bind: old.id)
    }
    let (before, after) = (old.flatMap { BeanUse.Share($0.details) }, new.flatMap { BeanUse.Share($0.details) })
    if before != after {
      if let before { try count(before, times: -1, in: store) }
      if let after { try count(after, times: 1, in: store) }
    }
    guard let id = new?.id ?? old?.id else { return }
    let (had, has) = (old?.details.pieces ?? [], new?.details.pieces ?? [])
    if had == has { return }
    for piece in had where !has.contains(piece) { try run(removePiece, piece, id, in: store) }
    for piece in has where !had.contains(piece) { try run(addPiece, piece, id, in: store) }
  }

  private func add(_ brew: Brew, in store: Store) throws(Failure) {
    let (details, figures) = (brew.details, brew.details.figures)
    try stores.run(put, in: store) {
      $0.add(brew.id)
      $0.add(details.at)
      if let bean = details.bean { $0.add(bean) } else { $0.addBlob([]) }
      $0.add(details.method?.rawValue ?? "")
      $0.add(details.grinder)
      $0.add(details.recipe)
      $0.add(Flag(details.isIncomplete))
      $0.add(details.archived)
      $0.add(details.favourite)
      $0.add(details.dose)
      $0.add(details.water)
      $0.add(details.rating)
      $0.add(details.time)
      $0.add(details.temperature)
      $0.add(details.grindSetting)
      $0.add(figures.ratio)
      $0.add(figures.extraction)
    }
  }

  private func count(_ share: BeanUse.Share, times sign: Int, in store: Store) throws(Failure) {
    try stores.run(
      use, in: store, bind: share.bean, sign, sign * share.dose.units, share.rating == nil ? 0 : sign,
      sign * (share.rating?.number.units ?? 0))
  }

  private func run(
    _ statement: StoreStatement, _ piece: ID<EquipmentDetails>, _ brew: ID<BrewDetails>, in store: Store
  ) throws(Failure) {
    try stores.run(statement, in: store, bind: piece, brew)
  }
}

extension BrewDetails {
  /// The ids of the brew's equipment, including its grinder. Each piece occurs once.
  fileprivate var pieces: [ID<EquipmentDetails>] {
    let all = (grinder.map { [$0] } ?? []) + equipment
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
