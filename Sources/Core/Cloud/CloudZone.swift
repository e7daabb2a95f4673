public import Shape

/// A part of a database: the unit of change tokens, of atomic saves and of shares.
public struct CloudZone: Record, Hashable, Sendable {
  /// The company's id, or `account`.
  public let name: String
  /// The account that owns the zone, or `nil` for the account's own zone.
  public let owner: String?

  public static let doc: StaticString = "A part of a database. Change tokens, atomic saves and shares are each of one zone."

  public init(name: String, owner: String? = nil) {
    self.name = name
    self.owner = owner
  }

  /// The zone of the account's own records, which belong to no company.
  public static let account = CloudZone(name: "account")
}

extension CloudZone {
  public init<F: Fields<Self>>(_ field: inout F) {
    name = field("name", \.name, "The company's id, or account for the account's own records.", .length(1...255))
    owner = field.optional("owner", \.owner, "The account that owns the zone, in the shared database.")
  }
}
