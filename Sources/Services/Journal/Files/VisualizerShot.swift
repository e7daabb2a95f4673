internal import JSON
internal import Shape
internal import Vocabulary

/// Reads one shot of espresso from a file of Visualizer or of a Decent machine.
extension VisualizerFile {
  /// One shot of espresso from a file, in any of the formats that `VisualizerFile` reads.
  struct Shot {
    let at: Timestamp
    /// The id of the shot in Visualizer; `nil` if the file has no id. The instant then identifies the shot.
    private let key: String?
    let roaster: Line?, bean: Line?, roastDate: String?, roastLevel: String?, beanNote: String?
    let grinder: Line?
    private let grindSetting: String?
    private let dose: Decimal?, drink: Decimal?, tds: Decimal?, enjoyment: Decimal?
    private let time: Decimal?, temperature: Decimal?, pressure: Decimal?
    private let note: String?, profile: String?, beverage: String?

    /// Returns the row of the journal for the shot, which is a brew.
    func row(bean: UUID, grinder: UUID?) -> ForeignRow {
      var row = ForeignRow(.brew, ForeignID.id("visualizer shot \(key ?? "\(at)")", at: at))
      row.set("at", at)
      row.set("bean", bean)
      row.set("method", method)
      row.set("dose", dose)
      row.set("yield", drink)
      row.set("grinder", grinder)
      let setting = grindSetting.flatMap { Decimal(foreign: $0) }.flatMap { $0.units >= 0 ? $0 : nil }
      row.set("grindSetting", setting)
      row.set("temperature", temperature)
      row.set("time", time)
      row.set("pressure", pressure)
      row.set("tds", tds)
      row.set("rating", ForeignWords.rating(enjoyment, of: 100))
      let lines = [note, setting == nil ? grindSetting.map { "Grind: \($0)" } : nil, profile.map { "Profile: \($0)" }]
      let text = lines.compactMap(\.self).joined(separator: "\n")
      row.set("note", text.isEmpty ? nil : text)
      // A dose is required unless the brew is a draft. So a shot without a dose becomes a draft.
      row.set("draft", dose == nil)
      return row
    }

    private var method: BrewMethod {
      switch beverage {
      case "filter", "pourover": .pourOver
      case "tea", "tea_portafilter", "cleaning", "calibrate": .other
      default: .espresso
      }
    }
  }
}

extension VisualizerFile.Shot {
  /// Creates a shot from the JSON of Visualizer or of a Decent machine. Returns `nil` if the object is neither.
  init?(_ shot: ForeignObject) {
    let settings = shot.object("app").object("data").object("settings")
    if shot.has("start_time") || !shot.has("timestamp") {
      guard let text = shot.text("start_time"), let instant = Timestamp(text) else { return nil }
      let data = shot.object("data")
      self.init(
        at: instant, key: shot.text("id"), facts: shot, dose: shot.number("bean_weight"), time: shot.number("duration"),
        temperature: nil, pressure: data.largest("espresso_pressure"), profile: shot.text("profile_title"),
        beverage: nil,
        note: shot.text("espresso_notes")?.withoutTags, beanNote: shot.text("bean_notes")?.withoutTags)
    } else {
      guard let seconds = shot.number("timestamp"), shot.isList("elapsed") else { return nil }
      self.init(
        at: Timestamp(milliseconds: seconds.units / 100), key: nil, facts: settings, dose: Self.dose(of: settings),
        time: shot.last("elapsed"), temperature: settings.number("espresso_temperature"),
        pressure: shot.object("pressure").largest("pressure"),
        profile: shot.object("profile").text("title") ?? settings.text("profile_title"),
        beverage: settings.text("beverage_type"),
        note: settings.text("espresso_notes"), beanNote: settings.text("bean_notes"))
    }
  }

  /// Creates a shot from the Tcl file of a Decent machine.
  init(tcl shot: [String: TclList], at instant: Timestamp) {
    let settings = shot["settings"]?.dictionary ?? [:]
    // The settings have the same names in Tcl and in JSON. So they are converted to JSON, and read by the same code.
    let json = String(jsonObject: settings.map { ($0.key, jsonText($0.value.text)) })
    let pressures = shot["espresso_pressure"]?.elements.compactMap { Decimal(foreign: $0.text) }
    let time = shot["espresso_elapsed"]?.elements.last.flatMap { Decimal(foreign: $0.text) }
    var bytes = json
    self =
      bytes.withUTF8 { text in
        JSONSource.decode(text) { source in
          let facts = ForeignObject(source.value)
          return Self(
            at: instant, key: nil, facts: facts, dose: Self.dose(of: facts), time: time,
            temperature: facts.number("espresso_temperature"), pressure: pressures?.max(),
            profile: facts.text("profile_title"),
            beverage: facts.text("beverage_type"), note: facts.text("espresso_notes"),
            beanNote: facts.text("bean_notes"))
        }
      }
      ?? Self(
        at: instant, key: nil, facts: ForeignObject(nil), dose: nil, time: time, temperature: nil,
        pressure: pressures?.max(), profile: nil, beverage: nil, note: nil, beanNote: nil)
  }

  private init(
    at: Timestamp, key: String?, facts: ForeignObject, dose: Decimal?, time: Decimal?, temperature: Decimal?,
    pressure: Decimal?,
    profile: String?, beverage: String?, note: String?, beanNote: String?
  ) {
    (self.at, self.key, self.dose, self.time) = (at, key, dose, time)
    (self.temperature, self.profile, self.beverage, self.note, self.beanNote) = (
      temperature, profile, beverage, note, beanNote
    )
    self.pressure = pressure.flatMap { $0.units > 0 ? $0 : nil }
    (roaster, bean) = (facts.line("bean_brand"), facts.line("bean_type"))
    (roastDate, roastLevel) = (facts.text("roast_date"), facts.text("roast_level"))
    (grinder, grindSetting) = (facts.line("grinder_model"), facts.text("grinder_setting"))
    (drink, tds, enjoyment) = (
      facts.number("drink_weight"), facts.number("drink_tds"), facts.number("espresso_enjoyment")
    )
  }

  /// Returns the dose in grams. A dose that was weighed is preferred to one that was entered.
  private static func dose(of settings: ForeignObject) -> Decimal? {
    settings.number("DSx_bean_weight") ?? settings.number("grinder_dose_weight") ?? settings.number("bean_weight")
  }
}

extension String {
  /// The text of a fragment of HTML, without tags. Each block becomes a line.
  fileprivate var withoutTags: String? {
    var (text, rest) = ("", self[...])
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        if ["/p", "/div", "/li", "br", "br/", "br /"].contains(tag), !text.hasSuffix("\n") { text += "\n" }
        rest = rest[rest.index(after: end)...]
      } else if let entity = String.entities.first(where: { rest.hasPrefix($0.name) }) {
        text += entity.meaning
        rest = rest.dropFirst(entity.name.count)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    return text.trimmed
  }

  private static let entities: [(name: String, meaning: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
  ]
}
