internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A build with its completions and steps, and with the stock of its components.
struct BuildView: Record {
  let build: StoredBuild, isShort: Flag, components: [BuildComponent], completions: [BuildCompletion],
    steps: [Step<BuildDetails>]

  static let doc: StaticString = "A build with its components and their stock, its completions and its steps."
}

extension BuildView {
  init<F: Fields<Self>>(_ field: inout F) {
    build = field.embed(\.build)
    isShort = field(
      "isShort", \.isShort, "`true` if the stock of a component does not suffice for the rest of the build.")
    components = field(
      "components", \.components,
      "The components, in the order of the bill of materials. Other items that completions have used follow.")
    completions = field("completions", \.completions, "The completions and their reversals, the oldest first.")
    steps = field("steps", \.steps, "The changes of the status, the oldest first.")
  }
}

/// A component of a build, with the needed and used quantities and its stock.
struct BuildComponent: Record {
  let item: UUID, sku: Line, name: Line, unit: Line, optional: Flag
  let needed: Decimal, consumed: Decimal, left: Decimal, allocated: Decimal, short: Decimal
  let places: [ComponentPlace], incoming: Decimal, incomingAt: Timestamp?

  static let doc: StaticString =
    "A component of a build, with its stock. All quantities are in the component's own unit."
}

extension BuildComponent {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component.")
    sku = field("sku", \.sku, "The component's SKU.")
    name = field("name", \.name, "The component's name.")
    unit = field("unit", \.unit, "The component's own unit, in which all quantities are given.")
    optional = field(
      "optional", \.optional, "`true` for an optional component, which is used only if a completion names it.")
    needed = field("needed", \.needed, "The quantity that the whole build needs.")
    consumed = field(
      "consumed", \.consumed, "The quantity that completions have used, less what their reversals have returned.")
    left = field("left", \.left, "The quantity that is still needed. The part of it that is in stock is reserved.")
    allocated = field(
      "allocated", \.allocated,
      "The part of `left` that is in stock for this build. Orders and builds that have waited longer are served first.")
    short = field("short", \.short, "The part of `left` that is lacking: `left` less `allocated`, and at least 0.")
    places = field("places", \.places, "The stock of the component in each location. Empty if `left` is 0.")
    incoming = field("incoming", \.incoming, "The quantity that is expected: on order, or to be made by open builds.")
    incomingAt = field(
      "incomingAt", \.incomingAt,
      "The instant at which the next part of `incoming` is expected; `null` if it is not known.")
  }
}

/// The stock of a component in a location.
struct ComponentPlace: Record {
  let location: UUID, locationName: Line, onHand: Decimal, usable: Decimal

  static let doc: StaticString = "The stock of a component in a location."

  init(_ place: PlaceStock) {
    (location, locationName) = (place.location, place.name)
    (onHand, usable) = (place.onHand, place.usable)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    location = field("location", \.location, "The id of the location.")
    locationName = field("locationName", \.locationName, "The location's name.")
    onHand = field("onHand", \.onHand, "The quantity on hand in the location.")
    usable = field(
      "usable", \.usable,
      "The quantity in the location that can be used. Stock that is in transit, lent, scrapped or expired is left out, and stock of lots that must not be used."
    )
  }
}

extension Builds {
  /// Returns a build with its components, completions and steps.
  func view(_ id: ID<BuildDetails>, in context: CompanyContext) throws(Failure) -> BuildView {
    let build = try records.find(id, in: context).record
    let made: [BuildCompletion] = try all(queries.completions, of: id.uuid, in: context)
    let components = try components(of: build, made, in: context)
    return BuildView(
      build: build, isShort: Flag(components.contains { $0.short.units > 0 }), components: components,
      completions: made, steps: try steps.of(id.uuid, in: context))
  }

  /// Returns the components of a build with their stock. Three queries read the data of all components.
  private func components(
    of build: StoredBuild, _ completions: [BuildCompletion], in context: CompanyContext
  ) throws(Failure) -> [BuildComponent] {
    let details = build.details
    var (needed, left, consumed): ([UUID: Int], [UUID: Int], [UUID: Int]) = ([:], [:], [:])
    for need in details.needs(from: 0, to: details.draft.quantity.units) { needed[need.item] = need.quantity }
    for demand in details.demands { left[demand.item] = demand.quantity }
    var items: [UUID] = []
    for line in details.lines where !items.contains(line.item) { items.append(line.item) }
    for part in completions.flatMap(\.details.consumed) {
      if consumed[part.item] == nil, !items.contains(part.item) { items.append(part.item) }
      consumed[part.item, default: 0] += part.quantity.units
    }
    var facts: [UUID: ItemFacts] = [:]
    for case let one? in try stock.facts(of: items, in: context) { facts[one.id] = one }
    let allocated = try allocated(build, in: context) { (item) throws(Failure) in facts[item]?.figures }
    var places: [UUID: [PlaceStock]] = [:]
    for place in try stock.places(of: items.filter { left[$0] ?? 0 > 0 }, in: context) {
      places[place.item, default: []].append(place)
    }
    var components: [BuildComponent] = []
    for item in items {
      guard let one = facts[item] else { continue }
      let (rest, ready) = (left[item] ?? 0, allocated[item] ?? 0)
      components.append(
        BuildComponent(
          item: item, sku: one.sku, name: one.name, unit: one.unit, optional: Flag(needed[item] == nil),
          needed: Decimal(units: needed[item] ?? 0), consumed: Decimal(units: consumed[item] ?? 0),
          left: Decimal(units: rest), allocated: Decimal(units: ready), short: Decimal(units: max(0, rest - ready)),
          places: (places[item] ?? []).map(ComponentPlace.init), incoming: one.incoming, incomingAt: one.incomingAt))
    }
    return components
  }
}
