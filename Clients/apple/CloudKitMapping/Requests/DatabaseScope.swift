/// One of the databases of a container (https://developer.apple.com/documentation/cloudkit/ckdatabase/scope).
public enum DatabaseScope: String, CaseIterable, Sendable {
  case `private`, shared, `public`
}
