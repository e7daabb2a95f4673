internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Finds the location that a request names.
extension Locations {
  /// Returns the named location. Without a name, returns the item's own location, or else the company's main location.
  /// - Parameter pointer: the JSON pointer of the name in the parameters, or `nil` if the parameters have none.
  /// - Throws: `notFound`.
  func place(
    _ named: ID<LocationDetails>?, of item: ItemDetails?, at pointer: @autoclosure () -> String? = nil,
    in context: CompanyContext
  ) throws(Failure) -> Recalled<Location> {
    guard let id = named ?? item?.location else { return try main(in: context) }
    return try recall(id, at: pointer(), in: context)
  }

  /// Returns the id of the location that a request names, or `nil` if the request names none. If the name is an id, it
  /// is returned without looking up the location.
  /// - Throws: `notFound` for a code or a path that no location has.
  func id(
    _ name: LocationName?, at pointer: @autoclosure () -> String, in context: CompanyContext
  ) throws(Failure) -> ID<LocationDetails>? {
    guard let name else { return nil }
    if let id = UUID(name.text) { return ID(id) }
    guard let found = try find(spelled: name.text, in: context) else {
      throw .notFound("location", with: name.text.hasPrefix("/") ? "the path" : "the code", name.text, at: pointer())
    }
    return ID(found)
  }
}

extension Location {
  /// Refuses a structural location, which contains other locations but no stock.
  /// - Throws: -32602 at the pointer.
  func requireStock(at pointer: @autoclosure () -> String) throws(Failure) {
    if details.structural.isSet {
      throw .invalidParam(
        pointer(),
        "\(details.name.text) is structural and holds no stock, only other locations. Name a location that holds stock")
    }
  }
}
