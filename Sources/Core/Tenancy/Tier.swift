public import Shape

/// The plan that a company pays for, which decides what the company can use.
public enum Tier: String, Choice {
  case free, business, enterprise

  public static let spellings = Spellings<Tier>()
}
