internal import Ports
internal import Shape

/// What a code means.
struct ResolvedCode: Record {
  let normalized: String, symbology: Symbology?, valid: Bool, problem: String?, gs1: GS1Content?, matches: [CodeMatch]

  static let doc: StaticString = "What a code means."

  init(_ code: ReadCode, _ matches: [CodeMatch], _ gs1: GS1Content?) {
    normalized = code.normalized
    symbology = code.symbology
    valid = code.problem == nil
    problem = code.problem
    self.gs1 = gs1
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
