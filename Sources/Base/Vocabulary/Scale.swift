public import Shape

/// A temperature scale.
public enum Scale: String, Choice {
  case celsius, fahrenheit, kelvin, humanus

  public static let spellings = Spellings<Scale>()
}
