internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// A build: a job that makes a quantity of an item from its components.
typealias StoredBuild = Stored<BuildDetails>

/// The stored members of a build: those that people write, and those that follow from its steps and completions.
struct BuildDetails: SteppedDetails {
  /// The item that is made.
  let item: UUID, sku: Line
  let bom: ID<BOMDetails>, yield: Decimal, lines: [BuildLine]
  var draft: BuildDraft, state: BuildState

  /// The names of the collection. The method that the core makes from the collection: `assemblies.builds.history`.
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
    item = field("item", \.item, "The item that is made.")
    sku = field("sku", \.sku, "The item's SKU when the build was planned.")
    bom = field("bom", \.bom, "The bill of materials that the components were copied from.")
    yield = field("yield", \.yield, "The quantity that one run makes, copied from the bill of materials.")
    lines = field(
      "lines", \.lines, "The components of one run, copied from the bill of materials when the build was planned.")
    draft = field.embed(\.draft)
    state = field.embed(\.state)
  }

  var number: Line? { state.number }
  /// The quantity that is still to be made, in units of `Decimal`. It is 0 if more was made than planned.
  var left: Int { max(0, draft.quantity.units - state.made.units) }

  /// Returns the quantity of each component that is needed to raise the made quantity from `start` to `end`, in the
  /// order of the lines. Optional components are left out. The quantities of several lines with the same item are
  /// added.
  /// - Parameters:
  ///   - start: the quantity that was made before, in units of `Decimal`.
  ///   - end: the quantity that is made afterwards, in the same units.
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

  /// The demand of the build for each component. It is empty unless the build is open and has a quantity left to make.
  var demands: [(item: UUID, quantity: Int)] {
    state.status.isOpen && left > 0 ? needs(from: state.made.units, to: draft.quantity.units) : []
  }
}

/// A component of a build.
struct BuildLine: Record {
  let item: UUID, sku: Line, quantity: Decimal, scrap: Decimal?, optional: Flag, whole: Flag

  static let doc: StaticString = "A component of a build, for one run."
}

extension BuildLine {
  init<F: Fields<Self>>(_ field: inout F) {
    item = field("item", \.item, "The component.")
    sku = field(
      "sku", \.sku, "The component's SKU, copied from the bill of materials when the build was planned.")
    quantity = field("quantity", \.quantity, "The quantity for one run in the component's own unit, without scrap.")
    scrap = field("scrap", \.scrap, "The loss in production, in percent of `quantity`. `null` for no loss.")
    optional = field("optional", \.optional, "`true` for a component that is used only if a completion names it.")
    whole = field(
      "whole", \.whole,
      "`true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers.")
  }

  var component: Component {
    Component(
      item: item, own: quantity.units, scrap: scrap?.units ?? 0, isOptional: optional.isSet, isWhole: whole.isSet)
  }
}

/// The members of a build that people write.
struct BuildDraft: Record {
  let quantity: Decimal, location: UUID?, dueAt: Timestamp?, orderLine: UUID?, note: String?

  static let doc: StaticString = "The members of a build that a request can set."
  static let quantityDoc: StaticString = "The quantity to make, in the item's own unit. More than 0."
  static let dueDoc: StaticString =
    "The time when the goods are needed. Until they are made, they are expected at this time (`incomingAt`)."
  static let lineDoc: StaticString = "The order line that the goods are made for."
}

extension BuildDraft {
  init<F: Fields<Self>>(_ field: inout F) {
    quantity = field("quantity", \.quantity, BuildDraft.quantityDoc, Component.quantities)
    location = field(
      "location", \.location,
      "The location that receives the goods. Without it, the item's own location, or else the company's main location.")
    dueAt = field("dueAt", \.dueAt, BuildDraft.dueDoc)
    orderLine = field("orderLine", \.orderLine, BuildDraft.lineDoc)
    note = field("note", \.note, "A free note.", .length(1...4000))
  }
}

/// The members that follow from a build's steps and completions.
struct BuildState: SteppedState {
  let number: Line
  var status = BuildStatus.planned, made = Decimal(0)

  static let doc: StaticString = "The state of a build, which follows from its steps and completions."

  init(number: Line) { self.number = number }

  init<F: Fields<Self>>(_ field: inout F) {
    number = field("number", \.number, "The build's number. It is never given to another build.")
    status = field(
      "status", \.status,
      "The build's status. Steps (`assemblies.builds.step`), completions, and reversed completions change it.")
    made = field("made", \.made, "The quantity that was made: the sum of the completions, less the reversed ones.")
  }
}
