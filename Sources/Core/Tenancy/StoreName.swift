public import Shape
public import Storage

/// The name of a company's store in requests and results.
public enum StoreName: String, Choice {
  case `private`, shared

  public static let spellings = Spellings<StoreName>()

  public init(_ store: Store) { self = store == .shared ? .shared : .private }
}
