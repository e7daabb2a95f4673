internal import JSON
internal import Shape
internal import Vocabulary

/// Converts the beans of a Beanconqueror file to rows of the journal.
extension BeanconquerorFile.Reading {
  mutating func addBean(_ value: JSONValue, _ pointer: String) {
    let bean = ForeignObject(value)
    let key = "\(bean.text("roaster") ?? "") \(bean.text("name") ?? "") \(bean.text("roastingDate") ?? "")"
    var row = ForeignRow(.bean, note("bean", bean, key))
    row.set("name", bean.line("name") ?? Line("Coffee"))
    row.set("roaster", bean.line("roaster"))
    let origins = bean.objects("bean_information")
    row.set("origins", objects: origins.map(origin))
    row.set(
      "roastLevel",
      Self.roasts.first { $0.name == bean.text("roast") }?.level ?? ForeignWords.roastLevel(bean.text("roast_custom")))
    let processes = origins.compactMap { ForeignWords.process($0.text("processing")) }
    if let process = processes.first, processes.allSatisfy({ $0 == process }) { row.set("process", process) }
    row.set("decaf", bean.isTrue("decaffeinated"))
    row.set("roastDate", day(bean, "roastingDate"))
    row.set("openedAt", day(bean, "openDate"))
    let frozen = day(bean, "frozenDate")
    row.set("frozenAt", frozen)
    if frozen != nil { row.set("thawedAt", day(bean, "unfrozenDate")) }
    row.set("bestBefore", day(bean, "bestDate"))
    row.set("weight", bean.number("weight"))
    if let cost = bean.number("cost") {
      let amount = ForeignWords.minorUnits(cost, in: Currency(code: currency))
      row.set("price", object: [("amount", "\(amount)"), ("currency", jsonText(currency))])
    }
    row.set("rating", ForeignWords.rating(bean.number("rating"), of: mostForBeans))
    row.set("flavours", flavours(bean.text("aromatics")))
    row.set("note", bean.text("note"))
    row.set("url", bean.line("url"))
    row.set("barcode", bean.line("ean_article_number"))
    row.set("favourite", bean.isTrue("favourite"))
    row.set("finished", bean.isTrue("finished"))
    add(row, value, pointer)
  }

  private func day(_ bean: ForeignObject, _ name: StaticString) -> Day? { ForeignWords.day(bean.text(name), in: days) }

  /// Returns the flavours in a text, which are separated by commas, semicolons or line breaks. Each is returned once.
  private func flavours(_ text: String?) -> [Line]? {
    let words = (text ?? "").split { $0 == "," || $0 == ";" || $0 == "\n" }.compactMap { String($0).oneLine }
    var flavours: [Line] = []
    for word in words where !flavours.contains(word) { flavours.append(word) }
    return flavours.isEmpty ? nil : flavours
  }

  private func origin(_ origin: ForeignObject) -> [(String, String)] {
    var members: [(String, String)] = []
    func set<V: Value>(_ name: String, _ value: V?) { if let value { members.append((name, jsonText(value))) } }
    let named = origin.line("country")
    let country = named.flatMap { CoffeeCountries.code($0.text) }
    set("country", country)
    // If the text is not a known country, it is stored as a part of the region, so that it is not lost.
    let place = [country == nil ? named?.text : nil, origin.line("region")?.text].compactMap(\.self)
    set("region", place.isEmpty ? nil : place.joined(separator: ", "))
    set("farm", origin.line("farm"))
    set("producer", origin.line("farmer"))
    set("altitude", ForeignWords.wholeNumber(origin.text("elevation")))
    set("variety", origin.line("variety"))
    set("process", ForeignWords.process(origin.text("processing")))
    set("share", origin.number("percentage"))
    return members
  }

  private static let roasts: [(name: String, level: RoastLevel)] = [
    ("CINNAMON_ROAST", .light), ("AMERICAN_ROAST", .light), ("NEW_ENGLAND_ROAST", .light), ("HALF_CITY_ROAST", .light),
    ("MODERATE_LIGHT_ROAST", .mediumLight), ("CITY_ROAST", .medium), ("CITY_PLUS_ROAST", .medium),
    ("FULL_CITY_ROAST", .mediumDark),
    ("FULL_CITY_PLUS_ROAST", .dark), ("ITALIAN_ROAST", .dark), ("VIEANNA_ROAST", .dark), ("FRENCH_ROAST", .dark),
  ]
}
