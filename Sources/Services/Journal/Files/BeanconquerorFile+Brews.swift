internal import JSON
internal import Shape
internal import Vocabulary

/// Converts the brews of a Beanconqueror file, with their tasting notes, to rows of the journal.
extension BeanconquerorFile.Reading {
  mutating func addBrew(_ value: JSONValue, _ pointer: String) {
    let brew = ForeignObject(value)
    let id = Self.id("brew", brew, pointer)
    let preparation = reference("preparation", brew.text("method_of_preparation"))
    let method = preparation.flatMap { methods[$0] } ?? .other
    var row = ForeignRow(.brew, id)
    row.set("at", Self.instant(brew.object("config")))
    row.set("bean", reference("bean", brew.text("bean")))
    row.set("grinder", reference("mill", brew.text("mill")))
    row.set("equipment", preparation.map { [$0] })
    setAmounts(of: brew, method, in: &row)
    add(row, value, pointer)
    addTasting(brew, of: id, value, pointer)
  }

  /// Adds a single brew that a user has shared. The file contains its beans, its mill and its preparation as well.
  mutating func addShared(_ value: JSONValue, of file: ForeignObject) {
    func member(_ name: StaticString) -> JSONValue? { file.value?.member(name) }
    func isNamed(_ value: JSONValue?) -> Bool { ForeignObject(value).text("name") != nil }
    if let mill = member("mill"), isNamed(mill) { addMill(mill, "/mill") }
    if let preparation = member("preparation"), isNamed(preparation) { addPreparation(preparation, "/preparation") }
    if let bean = member("bean") { addBean(bean, "/bean") }
    func only(_ type: String) -> UUID? { ids.first { $0.key.hasPrefix("\(type) ") }?.value }
    let (brew, preparation) = (ForeignObject(value), only("preparation"))
    let method = preparation.flatMap { methods[$0] } ?? .other
    let id = Self.id("brew", brew, "shared")
    var row = ForeignRow(.brew, id)
    row.set("at", Self.instant(brew.object("config")))
    row.set("bean", only("bean"))
    row.set("grinder", only("mill"))
    row.set("equipment", preparation.map { [$0] })
    setAmounts(of: brew, method, in: &row)
    add(row, value, "/brew")
    addTasting(brew, of: id, value, "/brew")
  }

  /// Returns the id in the journal for a record of the file. Returns `nil` if the file does not contain the record.
  private func reference(_ type: String, _ key: String?) -> UUID? { key.flatMap { ids["\(type) \($0)"] } }

  private func setAmounts(of brew: ForeignObject, _ method: BrewMethod, in row: inout ForeignRow) {
    let dose = brew.number("grind_weight") ?? brew.number("bean_weight_in")
    let (quantity, beverage) = (brew.number("brew_quantity"), brew.number("brew_beverage_quantity"))
    row.set("method", method)
    row.set("dose", dose)
    // For espresso, Beanconqueror's `brew_quantity` is the weight of the beverage. For other methods, it is the water.
    row.set("water", method.isOfBeverage ? nil : quantity)
    row.set("yield", method.isOfBeverage ? beverage ?? quantity : beverage)
    var note = brew.text("note")
    if let setting = brew.text("grind_size") {
      if let number = Decimal(foreign: setting), number.units >= 0 {
        row.set("grindSetting", number)
      } else {
        note = [note, "Grind: \(setting)"].compactMap(\.self).joined(separator: "\n")
      }
    }
    row.set("temperature", brew.number("brew_temperature"))
    row.set("time", time(brew, "brew_time", "brew_time_milliseconds"))
    row.set("bloomTime", time(brew, "coffee_blooming_time", "coffee_blooming_time_milliseconds"))
    row.set("tds", brew.number("tds"))
    row.set("rating", ForeignWords.rating(brew.number("rating"), of: mostForBrews))
    row.set("note", note)
    row.set("favourite", brew.isTrue("favourite"))
    // A dose is required unless the brew is a draft. So a brew without a dose becomes a draft.
    row.set("draft", dose == nil)
  }

  /// Returns a duration in seconds that is stored in two members: one with the seconds, and one with the milliseconds.
  private func time(_ brew: ForeignObject, _ seconds: StaticString, _ thousandths: StaticString) -> Decimal? {
    let units = (brew.number(seconds)?.units ?? 0) + (brew.number(thousandths)?.units ?? 0) / 1000
    return units > 0 ? Decimal(units: units) : nil
  }

  /// Adds a tasting note about a brew, if the brew has scores, flavours or tasting texts.
  private mutating func addTasting(_ brew: ForeignObject, of id: UUID, _ value: JSONValue, _ pointer: String) {
    let cupping = brew.object("cupping")
    let scores = Self.scores.compactMap { (ours, theirs) in
      cupping.number(theirs).map { (ours, jsonText(Decimal(units: min(max($0.units / 25_000, 0), 40) * 25_000))) }
    }
    let flavours = brew.object("cupped_flavor").texts("custom_flavors").compactMap(\.oneLine)
    let text = cupping.text("notes")
    if scores.isEmpty, flavours.isEmpty, text == nil { return }
    let at = Self.instant(brew.object("config"))
    var row = ForeignRow(.tasting, ForeignID.id("beanconqueror tasting \(id)", at: at))
    row.set("brew", id)
    row.set("at", at)
    row.set("text", text)
    row.set("descriptors", flavours.isEmpty ? nil : flavours)
    row.set("scores", object: scores)
    add(row, value, "\(pointer)/cupping")
  }

  private static let scores: [(String, StaticString)] = [
    ("aroma", "wet_aroma"), ("acidity", "brightness"), ("sweetness", "sweetness"), ("body", "body"),
    ("aftertaste", "finish"),
    ("balance", "uniformity"), ("overall", "flavor"),
  ]
}
