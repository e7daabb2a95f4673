public import Shape

/// A part of a database. Each change token, each atomic save and each share concerns one zone.
public struct CloudZone: Record, Hashable, Sendable {
  /// The id of the zone's company, or `account` for the zone of records without a company.
  public let name: String
  /// The account that owns the zone, or `nil` for the account's own zone.
  public let owner: String?

  public static let doc: StaticString =
    "A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save and share is about one zone."

  public init(name: String, owner: String? = nil) {
    self.name = name
    self.owner = owner
  }

  /// The zone of the account's own records, which belong to no company.
  public static let account = CloudZone(name: "account")
}

extension CloudZone {
  public init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name, "The name of the zone: a company's id, or `account` for the account's own records.",
      .length(1...255))
    owner = field.optional(
      "owner", \.owner, "The account that owns the zone. Given only for zones of the shared database.")
  }
}
