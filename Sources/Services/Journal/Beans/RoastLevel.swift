internal import Shape

/// How dark beans are roasted.
enum RoastLevel: String, Choice {
  case light, mediumLight, medium, mediumDark, dark

  static let spellings = Spellings<RoastLevel>()
}
