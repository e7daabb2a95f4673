internal import Shape
internal import Vocabulary

/// The countries in which coffee grows, with their English names and a few names in other languages.
enum CoffeeCountries {
  private static let names: [(code: String, names: [String])] = [
    ("AO", ["angola"]), ("AU", ["australia"]), ("BI", ["burundi"]), ("BO", ["bolivia"]),
    ("BR", ["brazil", "brasil", "brasilien"]),
    ("CD", ["congo", "dr congo", "drc", "democratic republic of the congo"]), ("CM", ["cameroon"]),
    ("CN", ["china", "yunnan"]),
    ("CO", ["colombia", "kolumbien"]), ("CR", ["costa rica"]), ("CU", ["cuba"]), ("DO", ["dominican republic"]),
    ("EC", ["ecuador"]),
    ("ET", ["ethiopia", "äthiopien"]), ("GT", ["guatemala"]), ("HN", ["honduras"]), ("HT", ["haiti"]),
    ("ID", ["indonesia", "indonesien", "sumatra", "java", "sulawesi", "bali", "flores"]), ("IN", ["india", "indien"]),
    ("JM", ["jamaica"]),
    ("KE", ["kenya", "kenia"]), ("LA", ["laos"]), ("MG", ["madagascar"]), ("MM", ["myanmar"]), ("MW", ["malawi"]),
    ("MX", ["mexico", "méxico", "mexiko"]), ("NI", ["nicaragua"]), ("NP", ["nepal"]), ("PA", ["panama", "panamá"]),
    ("PE", ["peru", "perú"]),
    ("PG", ["papua new guinea", "png"]), ("PH", ["philippines"]), ("PR", ["puerto rico"]),
    ("RW", ["rwanda", "ruanda"]),
    ("SV", ["el salvador"]), ("TH", ["thailand"]), ("TL", ["east timor", "timor-leste"]), ("TW", ["taiwan"]),
    ("TZ", ["tanzania", "tansania"]), ("UG", ["uganda"]), ("US", ["hawaii", "usa", "united states"]),
    ("VE", ["venezuela"]),
    ("VN", ["vietnam", "viet nam"]), ("YE", ["yemen", "jemen"]), ("ZM", ["zambia"]), ("ZW", ["zimbabwe"]),
  ]

  /// Returns the code of a country, given its code or its name. Returns `nil` for any other text.
  static func code(_ text: String) -> CountryCode? {
    if let code = CountryCode(text) { return code }
    let name = text.caseFolded
    return names.first { $0.names.contains { $0.caseFolded == name } }.flatMap { CountryCode($0.code) }
  }
}
