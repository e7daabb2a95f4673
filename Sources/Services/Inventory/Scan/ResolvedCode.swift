internal import Ports
internal import Shape

/// What a code means.
struct ResolvedCode: Record {
  let normalized: String, symbology: Symbology?, valid: Bool, problem: String?, gs1: GS1Content?, matches: [CodeMatch]

  static let doc: StaticString = "What a code means."

  init(_ code: ReadCode, _ matches: [CodeMatch], readIn year: Int) {
    normalized = code.normalized
    symbology = code.symbology
    valid = code.problem == nil
    problem = code.problem
    gs1 = code.elements.map { GS1Content($0, readIn: year) }
    self.matches = matches
  }

  init<F: Fields<Self>>(_ field: inout F) {
    normalized = field(
      "normalized", \.normalized,
      "One spelling for all that mean the same: of a UPC the EAN-13, of GS1 element strings that with parentheses; without what a scanner puts before it."
    )
    symbology = field("symbology", \.symbology, "What it was read from, as far as that is known or can be told; null otherwise.")
    valid = field("valid", \.valid, "Whether it is a sound code of its kind.")
    problem = field("problem", \.problem, "What is wrong with it: what its check digit would be; null for nothing.")
    gs1 = field("gs1", \.gs1, "What its GS1 element strings say; null where it has none.")
    matches = field("matches", \.matches, "The records that it means, ten at most; only such as the caller may see.")
  }
}

/// A record that a code means.
struct CodeMatch: Record {
  let kind: LabelKind, id: UUID, title: String

  static let doc: StaticString = "A record that a code means."

  init(_ kind: LabelKind, _ record: LabelledRecord) {
    self.kind = kind
    id = record.id
    title = record.title
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "Its kind.")
    id = field("id", \.id, "The record.")
    title = field("title", \.title, "What people call it.")
  }
}

/// What GS1 element strings say.
struct GS1Content: Record {
  let gtin: String?, batch: String?, serial: String?, madeOn: Day?, expiry: Day?, count: Int?, contained: Int?, elements: [GS1Element]

  static let recordName = "GS1Content"
  static let doc: StaticString = "What GS1 element strings say."

  /// - Parameter year: of which dates without century are said.
  init(_ string: ElementString, readIn year: Int) {
    func day(_ identifier: String) -> Day? { string[identifier].flatMap { GS1Date(Array($0.utf8))?.day(readIn: year) } }
    (gtin, batch, serial) = (string["01"], string["10"], string["21"])
    (madeOn, expiry) = (day("11"), day("17"))
    (count, contained) = (string["30"].flatMap { Int($0) }, string["37"].flatMap { Int($0) })
    elements = string.elements.map(GS1Element.init)
  }

  init<F: Fields<Self>>(_ field: inout F) {
    gtin = field("gtin", \.gtin, "01: what it is, fourteen digits; null without it.")
    batch = field("batch", \.batch, "10: the batch; null without it.")
    serial = field("serial", \.serial, "21: the serial number; null without it.")
    madeOn = field("madeOn", \.madeOn, "11: the day on which it was made; null without it.")
    expiry = field("expiry", \.expiry, "17: the last day on which it is good; null without it.")
    count = field("count", \.count, "30: how many there are of what is measured otherwise; null without it.")
    contained = field("contained", \.contained, "37: how many trade items are in it; null without it.")
    elements = field("elements", \.elements, "All of it, in its order.")
  }
}

/// One value of GS1 element strings.
struct GS1Element: Record {
  let ai: String, value: String

  static let recordName = "GS1Element"
  static let doc: StaticString = "One value of GS1 element strings."

  init(_ element: ElementString.Element) {
    ai = element.identifier
    value = element.value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    ai = field("ai", \.ai, "The application identifier.")
    value = field("value", \.value, "The value, as it stands there.")
  }
}
