internal import Ports
internal import Shape

/// The result of `scan.resolve`: the interpretation of a code, and the records that have it.
struct ResolvedCode: Record {
  let normalized: String, symbology: Symbology?, valid: Bool, problem: String?, gs1: GS1Content?, matches: [CodeMatch]

  static let doc: StaticString = "The interpretation of a scanned code, and the records that have it."

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
      "A spelling that is the same for all codes with the same meaning: the EAN-13 of a UPC, and GS1 element strings with parentheses. A symbology identifier is removed."
    )
    symbology = field(
      "symbology", \.symbology,
      "The symbology of the barcode, if it was given or can be inferred; `null` otherwise.")
    valid = field("valid", \.valid, "`true` if the code is valid for its kind.")
    problem = field(
      "problem", \.problem,
      "The reason why the code is invalid, such as a wrong check digit; `null` for a valid code.")
    gs1 = field(
      "gs1", \.gs1, "The content of a GS1 code; `null` for any other code.")
    matches = field(
      "matches", \.matches,
      "The records that have this code, at most 10. Records that the caller may not see are left out.")
  }
}

/// A record that has the scanned code.
struct CodeMatch: Record {
  let kind: LabelKind, id: UUID, title: String

  static let doc: StaticString = "A record that has the scanned code."

  init(_ kind: LabelKind, _ record: LabelledRecord) {
    self.kind = kind
    id = record.id
    title = record.title
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of the record, such as `item`.")
    id = field("id", \.id, "The id of the record.")
    title = field("title", \.title, "The name of the record.")
  }
}

/// One element of a GS1 code: an application identifier and its value.
struct GS1Element: Record {
  let ai: String, value: String

  static let recordName = "GS1Element"
  static let doc: StaticString = "One element of a GS1 code: an application identifier and its value."

  init(_ element: ElementString.Element) {
    ai = element.identifier
    value = element.value
  }

  init<F: Fields<Self>>(_ field: inout F) {
    ai = field("ai", \.ai, "The application identifier, two to four digits, which names the meaning of the value.")
    value = field("value", \.value, "The value, as it is in the code.")
  }
}
