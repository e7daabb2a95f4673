internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Sorts locations as in a tree, for documents and lists of stock.
extension Locations {
  /// Returns the given locations with their paths, in the order of their tree: each location before those within it,
  /// and locations of one level by their names.
  func places(_ ids: [UUID], in context: CompanyContext) throws(Failure) -> [StockPlace] {
    var names: [UUID: Location] = [:]
    var found: [(place: StockPlace, key: [[UInt8]])] = []
    for id in ids {
      let path = try path(to: ID(id), in: context).reversed()
      for part in path where names[part] == nil { names[part] = try records.find(ID(part), in: context).record }
      let locations = path.compactMap { names[$0] }
      guard let last = locations.last else { throw records.notFound }
      // The id follows the name in the key. So locations with the same name are ordered by their ids, which is the
      // order of their creation.
      let key = locations.map { Array($0.details.name.text.utf8) + [0] + $0.uuid.bytes }
      found.append((StockPlace(id: id, code: last.details.code, path: locations.map(\.details.name)), key))
    }
    let sorted = found.sorted { a, b in
      a.key.lexicographicallyPrecedes(b.key) { $0.lexicographicallyPrecedes($1) }
    }
    return sorted.map(\.place)
  }
}
