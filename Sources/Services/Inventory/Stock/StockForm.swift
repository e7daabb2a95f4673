internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// A movement in the list of `inventory.stock.post`. It has the parameters of the method for its type, such as those of
/// `inventory.stock.receive`.
struct StockForm: Record {
  let type: StockFormType, item: MovedItem, quantity: Decimal?, unit: Line?
  let location: LocationName?, from: LocationName?, to: LocationName?
  let direction: ReturnDirection?, by: Decimal?, level: Decimal?, unitCost: UnitPrice?, details: Movement.Details
  let lots: MovedLots, expiry: Day?, force: Bool?, condition: ReturnCondition?, orderLine: UUID?
  /// The set of the given members, without those that each type has or needs.
  let given: StockFormMembers

  static let doc: StaticString =
    "A stock movement. Its members are the parameters of the method for its type, such as those of inventory.stock.receive for `receive`. A movement of the type `adjust` needs a reason."

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "The type of the movement. It decides which other members may be given.")
    item = field.embed(\.item)
    quantity = field(
      "quantity", \.quantity,
      "The quantity, in `unit`; more than 0, at most 1,000,000,000. For all types except `adjust`.",
      .above(0, to: 1_000_000_000))
    unit = field("unit", \.unit, "The unit of the quantity. Default: the item's own unit.", .length(1...32))
    location = field(
      "location", \.location,
      "The location, by its id, code or path, for all types except `transfer`. Default: the item's own location, or else the company's main location."
    )
    from = field(
      "from", \.from,
      "For a transfer: the location that the stock leaves, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    to = field(
      "to", \.to,
      "For a transfer: the location that receives the stock, by its id, code or path. Default: the item's own location, or else the company's main location."
    )
    direction = field(
      "direction", \.direction,
      "For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to a supplier."
    )
    by = field(
      "by", \.by,
      "For an adjustment: the difference, in `unit`; negative for less stock. Either `by` or `level` must be given, not both.",
      .range(-1_000_000_000_000...1_000_000_000_000))
    level = field(
      "level", \.level,
      "For an adjustment: the quantity after the correction, in `unit`. Either `by` or `level` must be given, not both.",
      .range(-1_000_000_000_000...1_000_000_000_000))
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "For a receipt: the cost of one of the item's own units. Only managers of the inventory may give it.",
      Money.notNegative)
    details = field.embed(\.details)
    lots = field.embed(\.lots)
    expiry = field("expiry", \.expiry, "For a receipt: the last day on which a newly created lot is good.")
    force = field(
      "force", \.force,
      "`true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set it."
    )
    condition = field(
      "condition", \.condition,
      "For a return from a customer: the condition of the goods, as in inventory.stock.return.")
    orderLine = field(
      "orderLine", \.orderLine,
      "For a return from a customer: the id of the order line whose goods come back, as in inventory.stock.return.")
    given = [
      quantity == nil ? [] : .quantity, location == nil ? [] : .location, from == nil ? [] : .from,
      to == nil ? [] : .to,
      direction == nil ? [] : .direction, by == nil ? [] : .by, level == nil ? [] : .level,
      unitCost == nil ? [] : .unitCost,
      expiry == nil ? [] : .expiry, force == nil ? [] : .force, condition == nil ? [] : .condition,
      orderLine == nil ? [] : .orderLine,
      details.reason == nil ? [] : .reason,
    ]
  }

  /// The locations that a movement names. `from` is its location or the source of a transfer. `to` is the target of a
  /// transfer.
  typealias Places = (from: ID<LocationDetails>?, to: ID<LocationDetails>?)

  /// Returns the locations that the movement names.
  /// - Throws: `notFound` for a location that does not exist.
  func places(at pointer: MovementPointer, on stock: Stock, in context: CompanyContext) throws(Failure) -> Places {
    guard type == .transfer else { return (try stock.id(location, at: "\(pointer)/location", in: context), nil) }
    let to = try stock.id(to, at: "\(pointer)/to", in: context)
    return (try stock.id(from, at: "\(pointer)/from", in: context), to)
  }

  /// Returns the movement to post. The form must have no problems.
  func movement(at pointer: MovementPointer, _ places: Places) -> Movement {
    let kind: Movement.Kind
    switch type {
    case .receive: kind = .receive
    case .consume: kind = .consume
    case .transfer: kind = .transfer(to: places.to)
    case .return: kind = .giveBack(direction ?? .fromCustomer)
    case .adjust: kind = .adjust
    }
    let amount = level.map { Movement.Amount.to($0) } ?? .by(by ?? quantity ?? Decimal(0))
    var lots = lots
    lots.expiry = expiry
    var movement = Movement(
      kind: kind, item: item, amount: amount, unit: unit, location: places.from, lots: lots, details: details,
      unitCost: unitCost, isForced: force ?? false, condition: condition ?? .ok, pointer: pointer)
    movement.reasons.orderLine = orderLine
    return movement
  }

  /// Returns the problems of the form: a required member that is missing, or a given member that the type does not
  /// have.
  func problems(at pointer: MovementPointer) -> [Problem] {
    let (fitting, needed) = (StockFormMembers.fitting(type, direction), StockFormMembers.needed(by: type))
    var problems: [Problem] = []
    for (member, name) in StockFormMembers.names {
      if given.contains(member), !fitting.contains(member) {
        problems.append(
          Problem(
            pointer: "\(pointer)/\(name)", kind: .unknown,
            message: "\(name) must be left out: a movement of the type \(type.rawValue) has no \(name)"))
      } else if !given.contains(member), needed.contains(member) {
        problems.append(
          Problem(
            pointer: "\(pointer)/\(name)", kind: .missing,
            message: "\(name) is missing: a movement of the type \(type.rawValue) needs \(name)"))
      }
    }
    if type == .adjust, given.contains(.by) == given.contains(.level) {
      problems.append(
        Problem(pointer: "\(pointer)/by", kind: .value, message: "exactly one of `by` and `level` must be given"))
    }
    return problems
  }
}

/// The type of a movement in `inventory.stock.post`. Each type corresponds to one method.
enum StockFormType: String, Choice {
  case receive, consume, transfer, `return`, adjust

  static let spellings = Spellings<StockFormType>()
}
