internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The lists of brews, and the lists of their sections.
extension Journal {
  /// Returns a page of brews, sorted by the instants at which they were made, the latest first. With sections, the
  /// brews of one section follow each other.
  func listBrews(
    _ choice: BrewWalk.Choice, with text: String?, sections: BrewSectioning?, limit: Int, after cursor: String?,
    in context: Context
  ) throws(Failure) -> Prepared<Page<Brew>> {
    let list = "brews.\(sections?.rawValue ?? "newest")"
    let query = try text.map { (text) throws(Failure) in try TextQuery(text) }
    let zone = try days.zone()
    var place = try brewPlace(cursor, list)
    var shown: BrewPlace?
    let writer = PageWriter<Brew>(brews.emptyScratch(), limit: limit, for: context.audience) {
      [figures] (_, rest, page) throws(Failure) in
      let section = shown.flatMap { place in sections?.key(of: place, in: zone) }
      page.add(membersOf: try figures.ofBrew(&rest, section: section, zone, in: context))
    }
    var last: BrewPlace?
    place = try walk.run(sections?.lanes ?? .one, choice, after: place, wanted: limit + 1, zone, in: context) {
      (place) throws(Failure) in
      shown = place
      if let query, try !fits(query, place, in: context) { return true }
      try stores.each(queries.brew, in: context.partition.store, bind: place.brew) { (row) in
        writer.add(&row)
      }
      if !writer.isFull { last = place }
      return !writer.isFull
    }
    if writer.isBroken { throw .unreadable(Brew.entityName, nil) }
    let next = writer.isFull ? last : place
    try writer.finish(next: next.map { Cursor.encode(list, $0.text) })
    return Prepared(brews.scratch)
  }

  private func fits(_ query: TextQuery, _ place: BrewPlace, in context: Context) throws(Failure) -> Bool {
    guard let text = brews.text else { return false }
    let row = try stores.first(queries.rowOfBrew, in: context.partition.store, bind: place.brew) { $0.next(Int.self) }
    return try row.map { (row) throws(Failure) in try text.fits(query, row, in: context.partition) } ?? false
  }

  /// Returns a page of the sections of a list of brews, each with its number of brews.
  func brewSections(
    _ choice: BrewWalk.Choice, by sectioning: BrewSectioning, limit: Int, after cursor: String?, in context: Context
  ) throws(Failure) -> Page<BrewSection> {
    let (list, zone) = ("brews.sections.\(sectioning.rawValue)", try days.zone())
    var sections: [BrewSection] = []
    var place = try brewPlace(cursor, list)
    var isFull = false
    repeat {
      place = try walk.run(sectioning.lanes, choice, after: place, zone, in: context) { (place) throws(Failure) in
        let key = sectioning.key(of: place, in: zone)
        if sections.last?.key == key, !sections.isEmpty {
          sections[sections.count - 1].count += 1
          return true
        }
        if sections.count == limit {
          isFull = true
          return false
        }
        let first = BrewPlace(before: place)
        sections.append(
          BrewSection(key: key, count: 1, first: Cursor.encode("brews.\(sectioning.rawValue)", first.text)))
        return true
      }
    } while place != nil && !isFull
    // The cursor leads to the position directly before the first section that did not fit on this page.
    return Page(items: sections, next: isFull ? place.map { Cursor.encode(list, BrewPlace(before: $0).text) } : nil)
  }

  private func brewPlace(_ cursor: String?, _ list: String) throws(Failure) -> BrewPlace? {
    guard let text = try Cursor.decode(list, cursor) else { return nil }
    guard let place = BrewPlace(text) else { throw Cursor.unknown }
    return place
  }
}
