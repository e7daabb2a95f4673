public import Shape
public import Storage

/// The store of a company, on the wire.
public enum StoreName: String, Choice {
  case `private`, shared

  public static let spellings = Spellings<StoreName>()

  public init(_ store: Store) { self = store == .shared ? .shared : .private }
}
