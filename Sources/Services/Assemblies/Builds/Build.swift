internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A build: a job that makes a quantity of an item from its components.
typealias StoredBuild = Stored<BuildDetails>

/// The members of a build: those that callers can write, and those that are computed from its steps and completions.
struct BuildDetails: SteppedDetails {
  /// The id of the item that is made, and its SKU when the build was planned.
  let item: UUID, sku: Line
  let bom: ID<BOMDetails>, yield: Decimal, lines: [BuildLine]
  var draft: BuildDraft, state: BuildState

  /// The names of the collection in methods. The core derives the method `assemblies.builds.history` from them.
  static let collection = CollectionName(service: AssembliesModule.name, "builds", one: "build")
  static let steps = CollectionName(service: AssembliesModule.name, "build_steps", one: "buildStep")
  static let department = Department.inventory
  static let hasHistory = true
  static let hasSteps = true
  static let given = Array(Example.stocked.dropFirst())
  static let sample = #""sku":"BREAD","quantity":12"#
  static let sampleChanges = #""note":"For the market""#
  static let doc: StaticString = "A build: a job that makes a quantity of an item from its components."

  init(
    item: StockedItem, bom: BOM, lines: [BuildLine], draft: BuildDraft, state: BuildState
  ) {
    (self.item, sku) = (item.id, item.sku)
    (self.bom, yield, self.lines) = (bom.id, bom.details.draft.yield, lines)
    (self.draft, self.state) = (draft, state)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the item that is made.")
    sku = field("sku", \.sku, "The item's SKU when the build was planned.")
    bom = field("bom", \.bom, "The id of the bill of materials from which the components were copied.")
    yield = field(
      "yield", \.yield,
      "The quantity that one run makes, in the own unit of the made item. It was copied from the bill of materials.")
    lines = field(
      "lines", \.lines, "The components of one run, copied from the bill of materials when the build was planned.")
    draft = field.embed(\.draft)
    state = field.embed(\.state)
  }

  var number: Line? { state.number }
  /// The quantity that is still to be made, in units of `Decimal`. If more was made than planned, it is 0.
  var left: Int { max(0, draft.quantity.units - state.made.units) }

  /// Returns the quantity of each component that is needed if the made quantity grows from `start` to `end`. The
  /// components are in the order of the lines. Optional components are left out. If several lines have the same item,
  /// their quantities are added.
  /// - Parameters:
  ///   - start: the made quantity at the beginning, in units of `Decimal`.
  ///   - end: the made quantity at the end, in units of `Decimal`.
  func needs(from start: Int, to end: Int) -> [(item: UUID, quantity: Int)] {
    var needs: [(item: UUID, quantity: Int)] = []
    var places: [UUID: Int] = [:]
    for line in lines where !line.optional.isSet {
      let component = line.component
      guard let before = component.need(for: start, yield: yield.units),
        let after = component.need(for: end, yield: yield.units)
      else { continue }
      if let place = places[line.item] {
        needs[place].quantity = min(needs[place].quantity + after - before, StockedItem.most)
      } else {
        places[line.item] = needs.count
        needs.append((line.item, after - before))
      }
    }
    return needs
  }

  /// The quantity of each component that the build still needs. It is empty if the build is not open or has no quantity
  /// left to make.
  var demands: [(item: UUID, quantity: Int)] {
    state.status.isOpen && left > 0 ? needs(from: state.made.units, to: draft.quantity.units) : []
  }
}

/// A component of a build, with the quantity for one run.
struct BuildLine: Record {
  let item: UUID, sku: Line, quantity: Decimal, scrap: Decimal?, optional: Flag, whole: Flag

  static let doc: StaticString = "A component of a build, with the quantity for one run."
}

extension BuildLine {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The id of the component.")
    sku = field(
      "sku", \.sku, "The component's SKU, copied from the bill of materials when the build was planned.")
    quantity = field(
      "quantity", \.quantity,
      "The quantity for one run, in the component's own unit. The loss in production (`scrap`) is not included.")
    scrap = field(
      "scrap", \.scrap,
      "The part of the component that is lost in production, in percent of `quantity`. `null` if none is.")
    optional = field(
      "optional", \.optional, "`true` for an optional component, which is used only if a completion names it.")
    whole = field(
      "whole", \.whole,
      "`true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers.")
  }

  var component: Component {
    Component(
      item: item, own: quantity.units, scrap: scrap?.units ?? 0, isOptional: optional.isSet, isWhole: whole.isSet)
  }
}

/// The members of a build that callers can write.
struct BuildDraft: Record {
  let quantity: Decimal, location: UUID?, dueAt: Timestamp?, orderLine: UUID?, note: String?

  static let doc: StaticString = "The members of a build that a request can set."
  static let quantityDoc: StaticString =
    "The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000."
  static let dueDoc: StaticString =
    "The instant at which the goods are needed. Until they are made, stock levels show them as expected at this instant (`incomingAt`)."
  static let lineDoc: StaticString = "The id of the order line for which the goods are made."
}

extension BuildDraft {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, BuildDraft.quantityDoc, Component.quantities)
    location = field(
      "location", \.location,
      "The id of the location that receives the goods. Default: the item's own location, or else the company's main location."
    )
    dueAt = field("dueAt", \.dueAt, BuildDraft.dueDoc)
    orderLine = field("orderLine", \.orderLine, BuildDraft.lineDoc)
    note = field("note", \.note, "A free text about the build.", .length(1...4000))
  }
}

/// The members of a build that are computed from its steps and completions.
struct BuildState: SteppedState {
  let number: Line
  var status = BuildStatus.planned, made = Decimal(0)

  static let doc: StaticString = "The state of a build, which is computed from its steps and completions."

  init(number: Line) { self.number = number }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The build's number. It is never given to another build.")
    status = field(
      "status", \.status,
      "The build's status. The method `assemblies.builds.step` changes it, and so do completions and their reversals.")
    made = field(
      "made", \.made,
      "The quantity that was made, in the item's own unit: the sum of all completions, less those that were reversed.")
  }
}
