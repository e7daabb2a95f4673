internal import Shape

/// The codes of units in electronic invoices (UN/ECE Recommendation 20).
enum UnitCode {
  /// Returns the code of a unit. A unit that is not in the list gets `C62`, which means one.
  static func code(of unit: Line?) -> String {
    guard let unit else { return "C62" }
    let name = unit.text.caseFolded.withoutOuterSpaces
    return codes.first { $0.names.contains(name) }?.code ?? "C62"
  }

  private static let codes: [(code: String, names: [String])] = [
    ("H87", ["piece", "pieces", "pc", "pcs", "stück", "stk", "pièce", "pièces"]), ("KGM", ["kg", "kilogram"]),
    ("GRM", ["g", "gram"]), ("TNE", ["t", "tonne"]), ("LTR", ["l", "litre", "liter"]), ("MLT", ["ml"]),
    ("MTR", ["m", "metre", "meter"]), ("CMT", ["cm"]), ("MMT", ["mm"]), ("KMT", ["km"]), ("MTK", ["m2", "m²"]),
    ("MTQ", ["m3", "m³"]), ("HUR", ["h", "hour", "hours", "stunde", "stunden"]), ("MIN", ["min", "minute", "minutes"]),
    ("DAY", ["day", "days", "d"]), ("MON", ["month", "months"]), ("SET", ["set", "sets"]), ("PR", ["pair", "pairs"]),
    ("DZN", ["dozen"]), ("KWH", ["kwh"]),
  ]
}
