internal import Shape

/// The darkness of roasted beans, from light to dark.
enum RoastLevel: String, Choice {
  case light, mediumLight, medium, mediumDark, dark

  static let spellings = Spellings<RoastLevel>()
}
