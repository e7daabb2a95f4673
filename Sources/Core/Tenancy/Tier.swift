public import Shape

/// What a company pays for, and what that allows.
public enum Tier: String, Choice {
  case free, business, enterprise

  public static let spellings = Spellings<Tier>()
}
