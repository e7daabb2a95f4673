internal import Exchange
internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The export and the import of locations. Also the texts by which files of other records name a location.
extension LocationDetails: ExchangedDetails {
  /// Returns a Boolean value that indicates whether the members look like those of a given location of the core's own:
  /// the same name and kind, no code and no parent.
  fileprivate func isLike(_ own: LocationDetails) -> Bool {
    name == own.name && kind == own.kind && code == nil && parent == nil
  }
}

/// In files, a location is named by its code. A location without a code is named by its path, such as `/Main` or
/// `/Cellar/Bin #2`.
extension Locations {
  var exchange: Exchange<LocationDetails> {
    Exchange(
      records, identify: { [unowned self] (row, context) throws(Failure) in try identify(row, in: context) },
      newID: { [unowned self] (details, context) throws(Failure) in try ownID(of: details, in: context) },
      references: [
        ExchangeReference(
          "parent", spell: { [unowned self] (id, context) throws(Failure) in try spelling(of: id, in: context) },
          find: { [unowned self] (text, context) throws(Failure) in try find(spelled: text, in: context) })
      ],
      read: { [unowned self] (place, count, context) throws(Failure) in
        let rows = context.partition.rows.all
        return try records.exchanged(names.levels, in: context) {
          $0.add(rows.lowerBound)
          $0.add(rows.upperBound)
          $0.add(place)
          $0.add(count)
        }
      })
  }

  /// Returns the text by which files name a location: its code or its path. Returns `nil` if the location does not
  /// exist.
  func spelling(of id: UUID, in context: CompanyContext) throws(Failure) -> String? {
    guard let location = try records.findIfThere(ID(id), in: context) else { return nil }
    if let code = location.details.code?.text, !code.hasPrefix("/"), UUID(code) == nil { return code }
    let rows = context.partition.rows.all
    var text = ""
    for part in try path(to: ID(id), in: context).reversed() {
      let named = try stores.first(names.ordinal, in: context.store, bind: part, rows.lowerBound, rows.upperBound) {
        SpelledName($0.next(String.self), $0.next(Int.self))
      }
      text += "/\(Locations.escaped(named?.text ?? ""))"
    }
    return text
  }

  /// Returns the id of the location that a text names by a code, a path or an id. Returns `nil` if there is none.
  func find(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID? {
    if let id = UUID(text) { return try records.findIfThere(ID(id), in: context)?.uuid }
    if !text.hasPrefix("/") { return try find(text, in: context) }
    var found: UUID?
    for part in Locations.parts(of: text) {
      let spelled = SpelledName(spelled: part)
      let ids = try ids(named: spelled.name, in: found, atMost: spelled.ordinal, context)
      guard ids.count == spelled.ordinal else { return nil }
      found = ids.last
    }
    return found
  }

  private func ids(named name: String, in parent: UUID?, atMost count: Int, _ context: CompanyContext) throws(Failure)
    -> [UUID]
  {
    let rows = context.partition.rows.all
    return try stores.all(
      parent == nil ? names.tops : names.parts, in: context.store,
      {
        $0.add(name.withoutOuterSpaces)
        $0.add(rows.lowerBound)
        $0.add(rows.upperBound)
        $0.add(count)
        if let parent { $0.add(parent) }
      }, { $0.next(UUID.self) })
  }

  /// Returns the id of the existing location that a row of a file describes, or `nil` if there is none. A row with a
  /// code describes the location with this code. A row without a code describes the first location with the same name
  /// and parent that has no code.
  private func identify(_ row: JSONValue, in context: CompanyContext) throws(Failure) -> ID<LocationDetails>? {
    func text(_ member: StaticString) -> String? { row.member(member).flatMap { $0.kind == .string ? $0.string : nil } }
    if let code = text("code") { return try find(code, in: context).map { ID($0) } }
    guard let name = text("name") else { return nil }
    for id in try ids(named: name, in: text("parent").flatMap { UUID($0) }, atMost: 100, context) {
      if try records.findIfThere(ID(id), in: context)?.details.code == nil { return ID(id) }
    }
    return nil
  }

  /// Returns the id of one of the core's own locations, if a row describes it and it does not exist yet. Returns `nil`
  /// for any other row.
  private func ownID(of details: LocationDetails, in context: CompanyContext) throws(Failure) -> ID<LocationDetails>? {
    for (like, own) in [(LocationDetails.main, OwnRecord.mainLocation), (.lent, .lentLocation)]
    where details.isLike(like) {
      let id = Locations.ownID(own, in: context)
      if try records.findIfThere(id, in: context) != nil { throw .duplicate("location", member: "name", id: id.uuid) }
      return id
    }
    return nil
  }

  // MARK: Paths

  private static func escaped(_ name: String) -> String {
    name.utf8.contains { $0 == 0x2f || $0 == 0x5c }
      ? name.map { $0 == "/" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() : name
  }

  /// Returns the names of the locations in a path. The path begins with a slash; a backslash escapes a slash within a
  /// name.
  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    var isEscaped = false
    for character in path.unicodeScalars {
      if character == "/", !isEscaped {
        parts.append("")
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        parts[parts.count - 1].unicodeScalars.append(character)
      }
      isEscaped = false
    }
    return parts
  }
}
