internal import Exchange
internal import JSON
internal import Shape
internal import Vocabulary

/// Converts the mills and preparations of a Beanconqueror file to rows of equipment, and reads its settings.
extension BeanconquerorFile {
  /// The state while a file is read: the rows so far, the settings of the export, and the ids of records.
  struct Reading {
    let days: JournalZone
    /// The line breaks of the file that is being read, for the line numbers in error messages.
    var lines: Lines
    /// Settings of the export: the currency, and the largest ratings of beans and of brews.
    private(set) var (currency, mostForBeans, mostForBrews) = ("EUR", 5, 5)
    private(set) var rows: [ImportedRow] = []
    /// The brewing method of each preparation that was added, by the id of its equipment in the journal.
    var methods: [UUID: BrewMethod] = [:]

    init(days: JournalZone, lines: Lines) { (self.days, self.lines) = (days, lines) }

    mutating func note(_ settings: ForeignObject) {
      currency = settings.text("currency") ?? currency
      mostForBeans = ForeignWords.wholeNumber(settings.text("bean_rating")) ?? mostForBeans
      mostForBrews = ForeignWords.wholeNumber(settings.text("brew_rating")) ?? mostForBrews
    }

    mutating func add(_ row: ImportedRow) { rows.append(row) }

    mutating func add(_ row: ForeignRow, _ value: JSONValue, _ pointer: String) {
      rows.append(row.made(line: lines.line(of: value.node.offset), at: pointer))
    }

    /// Returns the id in the journal for a record of the file.
    /// - Parameter fallback: the key to use for a record that has no id in the file.
    static func id(_ type: String, _ object: ForeignObject, _ fallback: String) -> UUID {
      let config = object.object("config")
      return id(type, config.text("uuid") ?? fallback, at: instant(config))
    }

    static func id(_ type: String, _ key: String, at instant: Timestamp?) -> UUID {
      ForeignID.id("beanconqueror \(type) \(key)", at: instant)
    }

    static func instant(_ config: ForeignObject) -> Timestamp? {
      config.number("unix_timestamp").map { Timestamp(milliseconds: $0.units / 100) }
    }

    mutating func addMill(_ value: JSONValue, _ pointer: String) {
      let mill = ForeignObject(value)
      var row = ForeignRow(.equipment, note("mill", mill, mill.text("name") ?? ""))
      row.set("kind", EquipmentKind.grinder)
      row.set("name", mill.line("name") ?? Line("Grinder"))
      row.set("note", mill.text("note"))
      row.set("archived", mill.isTrue("finished"))
      add(row, value, pointer)
    }

    mutating func addPreparation(_ value: JSONValue, _ pointer: String) {
      let preparation = ForeignObject(value)
      let id = note("preparation", preparation, preparation.text("name") ?? "")
      let method = Self.method(preparation)
      methods[id] = method
      var row = ForeignRow(.equipment, id)
      row.set("kind", method == .espresso ? EquipmentKind.espressoMachine : .brewer)
      row.set("name", preparation.line("name") ?? Line("Brewer"))
      if method != .espresso { row.set("method", method) }
      row.set("note", preparation.text("note"))
      row.set("archived", preparation.isTrue("finished"))
      add(row, value, pointer)
    }

    /// The ids in the journal of the records to which brews refer, by their ids in the file.
    private(set) var ids: [String: UUID] = [:]

    /// Returns the id in the journal for a record of the file, and stores it in `ids`.
    mutating func note(_ type: String, _ object: ForeignObject, _ fallback: String) -> UUID {
      let id = Self.id(type, object, fallback)
      ids["\(type) \(object.object("config").text("uuid") ?? fallback)"] = id
      return id
    }

    private static func method(_ preparation: ForeignObject) -> BrewMethod {
      let type = preparation.text("type") ?? ""
      if let known = types.first(where: { $0.names.contains(type) }) { return known.method }
      switch preparation.text("style_type") {
      case "POUR OVER", "POUR_OVER": return .pourOver
      case "ESPRESSO": return .espresso
      default: return .other
      }
    }

    private static let types: [(method: BrewMethod, names: [String])] = [
      (
        .espresso,
        [
          "PORTAFILTER", "METICULOUS", "SANREMO_YOU", "XENIA", "GAGGIUINO", "CAFELAT", "HAND_LEVER", "FLAIR",
          "DECENT_ESPRESSO", "ROK",
        ]
      ),
      (
        .pourOver,
        [
          "V60", "CHEMEX", "KALITA_WAVE", "DRIPPER", "BLUE_DRIPPER", "GINA", "KONO", "ORIGAMI", "OREA", "APRIL_BREWER",
          "ESPRO_BLOOM",
          "FELLOW_STAGG", "CAFEC_FLOWER", "DECEMBER_DRIPPER", "HARIO_SWITCH", "HARIO_WOODNECK", "TORNADO_DUO",
          "TRICOLATE",
        ]
      ),
      (.aeroPress, ["AEROPRESS", "AEROPRESS_INVERTED"]), (.mokaPot, ["BIALETTI"]), (.frenchPress, ["FRENCH_PRESS"]),
      (.turkish, ["TURKISH"]), (.coldBrew, ["COLD_BREW", "COLD_DRIP"]),
      (.drip, ["MOCCA_MASTER", "RATIO_SIX_COFFEE_BREWER"]),
      (.siphon, ["SIPHON"]), (.other, ["DELTER_PRESS", "HSIAO_50", "KARLSBADER_KANNE"]),
    ]
  }
}
