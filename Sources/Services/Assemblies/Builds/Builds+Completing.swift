internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// Records completions of builds. Each completion takes the components from the stock, and adds the made goods to it.
extension Builds {
  /// Records that a quantity of a build was made. Takes the components from the stock, and adds the made goods to it,
  /// in one transaction.
  /// - Throws: `illegalStep`, `componentsShort`, `insufficientStock`. -32602 if more is made than is left to make.
  ///   `forbidden` if the completion is forced and the caller is not a manager.
  func complete(_ request: CompleteBuild, in context: CompanyContext) throws(Failure) -> CompletedBuild {
    let build = try open(request.id, expect: request.expect, in: context)
    if !build.details.state.status.isOpen { throw try refusal(of: "complete", build, where: \.isOpen) }
    let isForced = request.force ?? false
    if isForced, !isManager(context) { throw .forbidden(.manager(.inventory)) }
    let quantity = try quantity(of: request, build.details, isForced)
    var details = build.details
    let before = details.demands
    let needs = details.needs(
      from: details.state.made.units, to: details.state.made.units + quantity)
    let taken = try consumption(of: request, needs, in: context)
    details.state.made = Decimal(units: details.state.made.units + quantity)
    let cost = try cost(of: taken, quantity, request.extraCost, of: details.item, in: context)
    var movements = try movements(taken, build, from: before, to: details.demands, isForced, in: context)
    movements.append(try production(quantity, request, details, of: build.id, cost, in: context))
    let posted: [PostedMovement]
    do throws(Failure) { posted = try stock.post(movements, asOne: true, in: context) } catch {
      throw try explained(error, build, taken, in: context)
    }
    let consumed = zip(taken, posted).flatMap { taken, posted in
      posted.parts.map { ConsumedPart(item: taken.item, quantity: $0.quantity, location: $0.location, lot: $0.lot) }
    }
    let completion = try completions.create(
      BuildCompletionDetails(
        of: build.id, Decimal(units: quantity), posted[posted.count - 1], consumed: consumed, cost,
        extraCost: request.extraCost, note: request.note, actor: try context.base.actor()), in: context)
    let next = details.left == 0 ? BuildStatus.completed : .inProgress
    if next != details.state.status { try take(next, reason: nil, of: build, &details, in: context) }
    let saved = try save(details, of: build, in: context)
    try settle(saved, told: Set(taken.map(\.item)), at: nil, in: context)
    return CompletedBuild(build: saved, completion: completion)
  }

  private func quantity(of request: CompleteBuild, _ details: BuildDetails, _ isForced: Bool) throws(Failure) -> Int {
    let left = Decimal(units: details.left)
    let quantity = request.quantity ?? left
    if quantity.units <= 0 {
      throw .invalidParam(
        "/quantity",
        request.quantity == nil
          ? "quantity must be given, because nothing is left to make; a manager can make more with `force`"
          : "quantity must be more than 0")
    }
    if quantity > left, !isForced {
      throw .invalidParam(
        "/quantity", "quantity must be at most \(left), the quantity left to make; a manager can make more with `force`"
      )
    }
    if details.state.made.units + quantity.units > Component.mostOwn {
      throw .invalidParam(
        "/quantity", "quantity is too large: the build would have made more than 1000000000. Give a smaller quantity")
    }
    return quantity.units
  }

  // MARK: Components

  /// Returns the quantities of components that a completion takes. Where the request names a component, its values are
  /// used. All other components are taken as the bill of materials says.
  private func consumption(
    of request: CompleteBuild, _ needs: [(item: UUID, quantity: Int)], in context: CompanyContext
  ) throws(Failure) -> [Consumption] {
    var taken: [Consumption] = []
    var named: Set<UUID> = []
    for (index, line) in request.consumed.enumerated() {
      let pointer = "/consumed/\(index)"
      let item = try stock.item(line.item, line.sku, at: pointer, in: context)
      let isFirst = named.insert(item.id).inserted
      let usual = needs.first { $0.item == item.id }.map { Decimal(units: $0.quantity) }
      guard let quantity = line.quantity ?? usual, line.quantity != nil || isFirst else {
        throw .invalidParams([
          Problem(
            pointer: "\(pointer)/quantity", kind: .missing,
            message: isFirst
              ? "quantity is missing; give it, because \(item.sku.text) is optional in the build, or not a component of it"
              : "quantity is missing; give it, because an earlier entry names \(item.sku.text), too")
        ])
      }
      try check(line, quantity, at: pointer)
      let location = try stock.location(line.location, at: "\(pointer)/location", in: context)
      if line.lots.isEmpty, quantity.units > 0 {
        taken.append(
          Consumption(item: item.id, quantity: quantity.units, location: location, lot: nil, pointer: pointer))
      }
      for (place, lot) in line.lots.enumerated() {
        taken.append(
          Consumption(
            item: item.id, quantity: lot.quantity.units, location: location, lot: lot.lot,
            pointer: "\(pointer)/lots/\(place)"))
      }
    }
    for need in needs where need.quantity > 0 && !named.contains(need.item) {
      taken.append(Consumption(item: need.item, quantity: need.quantity, location: nil, lot: nil, pointer: ""))
    }
    return taken
  }

  private func check(_ line: ConsumedLine, _ quantity: Decimal, at pointer: String) throws(Failure) {
    if quantity.units < 0 { throw .invalidParam("\(pointer)/quantity", "quantity must not be negative") }
    for (place, lot) in line.lots.enumerated() where lot.quantity.units <= 0 {
      throw .invalidParam("\(pointer)/lots/\(place)/quantity", "quantity must be more than 0")
    }
    if !line.lots.isEmpty, line.lots.reduce(0, { $0 + $1.quantity.units }) != quantity.units {
      throw .invalidParam(
        "\(pointer)/lots", "lots must have quantities that add up to \(quantity), the quantity of the component")
    }
  }

  // MARK: Movements

  /// Returns the movements that take the components from the stock. The completion also ends a part of the build's
  /// demand for each component. The first movement of the component carries that part.
  private func movements(
    _ taken: [Consumption], _ build: StoredBuild, from before: [(item: UUID, quantity: Int)],
    to after: [(item: UUID, quantity: Int)], _ isForced: Bool, in context: CompanyContext
  ) throws(Failure) -> [StockMovement] {
    var reserved = try allocated(build, in: context) { (item) throws(Failure) in
      try stock.stock(of: item, in: context)
    }
    var ended: [UUID: Int] = [:]
    for demand in before { ended[demand.item] = demand.quantity }
    for demand in after { ended[demand.item, default: 0] -= demand.quantity }
    return taken.map { taken in
      var movement = StockMovement(.consumption, of: taken.item, Decimal(units: taken.quantity), at: taken.pointer)
      (movement.location, movement.lot) = (taken.location, taken.lot)
      movement.reasons = StockMovement.Reasons(build: build.uuid)
      movement.isForced = isForced
      movement.reserved = Decimal(units: min(reserved[taken.item] ?? 0, taken.quantity))
      reserved[taken.item, default: 0] -= movement.reserved.units
      movement.endedDemand = Decimal(units: max(0, ended.removeValue(forKey: taken.item) ?? 0))
      return movement
    }
  }

  /// Returns the movement that adds the made goods to the stock.
  private func production(
    _ quantity: Int, _ request: CompleteBuild, _ details: BuildDetails, of build: ID<BuildDetails>, _ cost: BuildCost,
    in context: CompanyContext
  ) throws(Failure) -> StockMovement {
    var movement = StockMovement(.production, of: details.item, Decimal(units: quantity), at: "")
    movement.location = try stock.location(request.location, at: "/location", in: context) ?? details.draft.location
    if request.batch != nil || !request.serials.isEmpty || request.expiry != nil {
      movement.newLot = StockMovement.NewLot(batch: request.batch, serials: request.serials, expiry: request.expiry)
    }
    movement.unitCost = cost.unitCost
    movement.reasons = StockMovement.Reasons(build: build.uuid)
    return movement
  }

  /// Returns the cost of one unit of the made goods. It is the sum of the average costs of the taken components and the
  /// extra cost, divided by the made quantity.
  private func cost(
    of taken: [Consumption], _ quantity: Int, _ extra: Money?, of item: UUID, in context: CompanyContext
  ) throws(Failure) -> BuildCost {
    // The stock averages the cost of the made goods with the cost of goods that it has already. So if there are any,
    // both costs must be in the same currency.
    let isInStock = try stock.stock(of: item, in: context).onHand.units > 0
    var currency = isInStock ? try stock.unitCost(of: item, in: context)?.currency : nil
    if let extra {
      if let currency, currency != extra.currency {
        throw .invalidParam(
          "/extraCost/currency",
          "currency must be \(currency.code): the goods in stock have their cost in this currency"
        )
      }
      currency = extra.currency
    }
    // The factors convert the amount: a minor unit is 100,000 units of a cost, and the quantity 1 is 100,000 units of a
    // quantity.
    var total = Int128(extra?.amount ?? 0) * 100_000 * 100_000
    var uncosted: Set<UUID> = []
    for component in taken {
      let cost = try stock.unitCost(of: component.item, in: context)
      guard let cost, cost.currency == currency ?? cost.currency else {
        uncosted.insert(component.item)
        continue
      }
      currency = cost.currency
      total += Int128(component.quantity) * Int128(cost.amount.units)
    }
    guard let currency, extra != nil || uncosted.count < Set(taken.map(\.item)).count else {
      return BuildCost(unitCost: nil, uncosted: uncosted.count)
    }
    guard let units = Int(exactly: total.dividedHalfEven(by: Int128(quantity))) else {
      throw .invalidParam(
        "/extraCost", "extraCost is too large: the cost of one unit can't be stored. Give a smaller cost")
    }
    return BuildCost(unitCost: UnitCost(amount: Decimal(units: units), currency: currency), uncosted: uncosted.count)
  }
}
