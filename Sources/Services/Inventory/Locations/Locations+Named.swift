internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

extension Locations {
  /// Where something lies: in the location that is named, else in the item's own, else in the main one.
  /// - Parameter pointer: where the parameters name it; nil where they don't.
  /// - Throws: `notFound`.
  func place(
    _ named: ID<LocationDetails>?, of item: ItemDetails?, at pointer: @autoclosure () -> String? = nil, in context: CompanyContext
  ) throws(Failure) -> Recalled<Location> {
    guard let id = named ?? item?.location else { return try main(in: context) }
    return try recall(id, at: pointer(), in: context)
  }

  /// The id of the location that a request names; nil where it names none. Whether there is one with an id is not looked at.
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
  /// Refuses a location that holds other locations alone.
  /// - Throws: -32602 at the pointer.
  func requireStock(at pointer: @autoclosure () -> String) throws(Failure) {
    if details.structural.isSet {
      throw .invalidParam(pointer(), "\(details.name.text) is structural: it holds other locations, and no stock")
    }
  }
}
