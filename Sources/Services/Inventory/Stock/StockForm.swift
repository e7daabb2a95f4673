internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// One of many movements that are posted together: the parameters of the method for its kind.
struct StockForm: Record {
  let type: StockFormType, item: MovedItem, quantity: Decimal?, unit: Line?
  let location: LocationName?, from: LocationName?, to: LocationName?
  let direction: ReturnDirection?, by: Decimal?, level: Decimal?, unitCost: Money?, details: Movement.Details
  let lots: MovedLots, expiry: Day?, force: Bool?, condition: ReturnCondition?, orderLine: UUID?
  /// The members that are there, of those that not all types have or need.
  let given: StockFormMembers

  static let doc: StaticString = "A movement of stock, as the method for its kind takes it."

  init<F: Fields<Self>>(_ field: inout F) {
    type = field("type", \.type, "What it is.")
    item = field.embed(\.item)
    quantity = field("quantity", \.quantity, "How much; more than 0. Of all but adjustments.", .above(0, to: 1_000_000_000))
    unit = field("unit", \.unit, "The unit that it is given in; the item's own without it.", .length(1...32))
    location = field(
      "location", \.location,
      "Where, by its id, its code or its path, of all but transfers; the item's location without it, else the company's main one.")
    from = field("from", \.from, "Of a transfer: where it was.")
    to = field("to", \.to, "Of a transfer: where it is now.")
    direction = field("direction", \.direction, "Of a return: which way it goes.")
    by = field("by", \.by, "Of an adjustment: how much more there is, or less.", .range(-1_000_000_000_000...1_000_000_000_000))
    level = field("level", \.level, "Of an adjustment: how much there is, in by's place.", .range(-1_000_000_000_000...1_000_000_000_000))
    unitCost = field.restricted(
      to: Department.inventory.mask, "unitCost", \.unitCost,
      "Of a receipt: what one of the item's own unit cost; for managers of the inventory alone.", Money.notNegative)
    details = field.embed(\.details)
    lots = field.embed(\.lots)
    expiry = field("expiry", \.expiry, "Of a receipt: the last day on which a new lot is good.")
    force = field("force", \.force, "Of what takes: whether it may take what is reserved for orders; for managers of the inventory.")
    condition = field("condition", \.condition, "Of a return from a customer: what it is like, as inventory.stock.return takes it.")
    orderLine = field("orderLine", \.orderLine, "Of a return from a customer: the line, as inventory.stock.return takes it.")
    given = [
      quantity == nil ? [] : .quantity, location == nil ? [] : .location, from == nil ? [] : .from, to == nil ? [] : .to,
      direction == nil ? [] : .direction, by == nil ? [] : .by, level == nil ? [] : .level, unitCost == nil ? [] : .unitCost,
      expiry == nil ? [] : .expiry, force == nil ? [] : .force, condition == nil ? [] : .condition, orderLine == nil ? [] : .orderLine,
      details.reason == nil ? [] : .reason,
    ]
  }

  /// The locations that it names: where it is of all but transfers, or where a transfer goes from, and where that goes to.
  typealias Places = (from: ID<LocationDetails>?, to: ID<LocationDetails>?)

  /// - Throws: `notFound` for a location that is not there.
  func places(at pointer: MovementPointer, on stock: Stock, in context: CompanyContext) throws(Failure) -> Places {
    guard type == .transfer else { return (try stock.id(location, at: "\(pointer)/location", in: context), nil) }
    let to = try stock.id(to, at: "\(pointer)/to", in: context)
    return (try stock.id(from, at: "\(pointer)/from", in: context), to)
  }

  /// What is asked for by a form without problems.
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

  /// What its type needs and is not there, and what is there and its type has not.
  func problems(at pointer: MovementPointer) -> [Problem] {
    let (fitting, needed) = (StockFormMembers.fitting(type, direction), StockFormMembers.needed(by: type))
    var problems: [Problem] = []
    for (member, name) in StockFormMembers.names {
      if given.contains(member), !fitting.contains(member) {
        problems.append(
          Problem(pointer: "\(pointer)/\(name)", kind: .unknown, message: "\(name) is no member of the type \(type.rawValue)"))
      } else if !given.contains(member), needed.contains(member) {
        problems.append(
          Problem(pointer: "\(pointer)/\(name)", kind: .missing, message: "\(name) is missing; the type \(type.rawValue) needs it"))
      }
    }
    if type == .adjust, given.contains(.by) == given.contains(.level) {
      problems.append(Problem(pointer: "\(pointer)/by", kind: .value, message: "by or level must be given, and not both"))
    }
    return problems
  }
}

/// What kind of movement a form is of.
enum StockFormType: String, Choice {
  case receive, consume, transfer, `return`, adjust

  static let spellings = Spellings<StockFormType>()
}
