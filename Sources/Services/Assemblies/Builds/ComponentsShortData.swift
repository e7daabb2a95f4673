internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The `data` of the error `componentsShort`, which refuses a completion because components are lacking.
struct ComponentsShortData: ErrorData {
  let build: ID<BuildDetails>, shortages: [ComponentShortage]

  static let code = ErrorCode.componentsShort
}

extension ComponentsShortData {
  init<F: Fields<Self>>(_ field: inout F) {
    build = field("build", \.build, "The id of the build.")
    shortages = field("shortages", \.shortages, "The components that are lacking, at least one.")
  }
}

/// A component of which a completion takes more than is available.
struct ComponentShortage: Record, Sendable {
  let item: UUID, sku: Line, unit: Line, asked: Decimal, available: Decimal, short: Decimal
  let places: [ComponentPlace], incoming: Decimal, incomingAt: Timestamp?

  static let doc: StaticString = "A component that is lacking. All quantities are in the component's own unit."
}

extension ComponentShortage {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component.")
    sku = field("sku", \.sku, "The component's SKU.")
    unit = field("unit", \.unit, "The component's own unit, in which the quantities are given.")
    asked = field("asked", \.asked, "The quantity that the completion takes.")
    available = field(
      "available", \.available,
      "The quantity that the completion can take from the named locations. Stock that is reserved for orders and other builds is excluded."
    )
    short = field("short", \.short, "The lacking quantity: `asked` less `available`.")
    places = field("places", \.places, "The stock of the component in each location.")
    incoming = field("incoming", \.incoming, "The quantity that is expected: on order, or to be made by open builds.")
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `incoming` is expected; `null` if it is not known.")
  }

  /// The shortage as a sentence for an error message.
  var sentence: String {
    let elsewhere = places.filter { $0.usable.units > 0 }.map { "\($0.usable) in \($0.locationName.text)" }
    let places = elsewhere.isEmpty ? "no location has usable stock" : "in stock: \(elsewhere.joined(separator: ", "))"
    let expected = incomingAt.map { ", the next at \($0)" } ?? ""
    let coming = incoming.units > 0 ? "; expected: \(incoming)\(expected)" : ""
    return "\(sku.text): \(asked) \(unit.text) asked, \(available) available; \(places)\(coming)"
  }
}

extension Builds {
  /// Returns the error of a completion that lacks components, with their stock in all locations and the quantities that
  /// are expected. Returns any other error unchanged.
  func explained(
    _ error: Failure, _ build: StoredBuild, _ taken: [Consumption], in context: CompanyContext
  ) throws(Failure) -> Failure {
    guard error.code == .insufficientStock else { return error }
    var asked: [UUID: Int] = [:]
    var items: [UUID] = []
    for one in taken where one.lot == nil {
      if asked[one.item] == nil { items.append(one.item) }
      asked[one.item, default: 0] += one.quantity
    }
    let (found, places) = (try stock.facts(of: items, in: context), try stock.places(of: items, in: context))
    var facts: [UUID: ItemFacts] = [:]
    for case let one? in found { facts[one.id] = one }
    let allocated = try allocated(build, in: context) { (item) throws(Failure) in facts[item]?.figures }
    var shortages: [ComponentShortage] = []
    for item in items {
      guard let one = facts[item], let quantity = asked[item] else { continue }
      let own = places.filter { $0.item == item }
      let used = taken.filter { $0.item == item && $0.lot == nil }.map(\.location)
      let there = own.filter { place in used.contains { $0 == place.location || $0 == nil && place.isUsual } }
      let usable = max(0, one.figures.usable.units)
      let others = max(0, min(one.figures.demand.units, usable) - (allocated[item] ?? 0))
      let available = max(0, min(usable - others, there.reduce(0) { $0 + max(0, $1.usable.units) }))
      if quantity <= available { continue }
      shortages.append(
        ComponentShortage(
          item: item, sku: one.sku, unit: one.unit, asked: Decimal(units: quantity),
          available: Decimal(units: available), short: Decimal(units: quantity - available),
          places: own.map(ComponentPlace.init), incoming: one.incoming, incomingAt: one.incomingAt))
    }
    if shortages.isEmpty { return error }
    let sentences = shortages.prefix(3).map(\.sentence).joined(separator: ". ")
    let more = shortages.count > 3 ? " (and \(shortages.count - 3) more)" : ""
    return Failure(
      ComponentsShortData(build: build.id, shortages: shortages),
      "\(shortages.count == 1 ? "A component is" : "\(shortages.count) components are") short. \(sentences)\(more). Name another location in `consumed`, receive stock, or complete a smaller quantity"
    )
  }
}
