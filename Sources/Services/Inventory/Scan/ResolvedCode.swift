internal import Ports
internal import Shape

/// The meaning of a code.
struct ResolvedCode: Record {
  let normalized: String, symbology: Symbology?, valid: Bool, problem: String?, gs1: GS1Content?, matches: [CodeMatch]

  static let doc: StaticString = "The meaning of a scanned code."

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
      "The common spelling of equal codes: the EAN-13 of a UPC, and the spelling of GS1 element strings with parentheses. A symbology identifier is removed."
    )
    symbology = field(
      "symbology", \.symbology,
      "The symbology of the barcode, as far as it is known or can be inferred; `null` otherwise.")
    valid = field("valid", \.valid, "`true` if the code is valid for its kind.")
    problem = field(
      "problem", \.problem,
      "The reason why the code is invalid, such as the right check digit; `null` for a valid code.")
    gs1 = field(
      "gs1", \.gs1, "The content of the code's GS1 element strings; `null` for a code without element strings.")
    matches = field(
      "matches", \.matches,
      "The records that the code leads to, at most ten. Records that the caller may not see are left out.")
  }
}

/// A record that a code matches.
struct CodeMatch: Record {
  let kind: LabelKind, id: UUID, title: String

  static let doc: StaticString = "A record that a scanned code leads to."

  init(_ kind: LabelKind, _ record: LabelledRecord) {
    self.kind = kind
    id = record.id
    title = record.title
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the record.")
    id = field("id", \.id, "The id of the record.")
    title = field("title", \.title, "The name of the record.")
  }
}

/// One value of GS1 element strings.
struct GS1Element: Record {
  let ai: String, value: String

  static let recordName = "GS1Element"
  static let doc: StaticString = "One element of GS1 element strings."

  init(_ element: ElementString.Element) {
    ai = element.identifier
    value = element.value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    ai = field("ai", \.ai, "The application identifier.")
    value = field("value", \.value, "The value, as it is in the code.")
  }
}
