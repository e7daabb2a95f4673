/// The name of a zone in the protocol.
public struct ZoneName: Hashable, Sendable {
  /// The name of the zone: the company's id, or `account`.
  public let name: String
  /// The account that owns the zone, or `nil` for a zone of the user's own account.
  public let owner: String?

  public init(_ name: String, owner: String? = nil) {
    self.name = name
    self.owner = owner
  }

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "zone")
    name = try params.text("name")
    guard (1...255).contains(name.unicodeScalars.count) else {
      throw ParamsFlaw("a zone's name must have 1 to 255 characters")
    }
    owner = try params.optionalText("owner")
  }

  public var json: JSONValue { .members(("name", .string(name)), ("owner", owner.map { .string($0) })) }

  /// The zone for records that belong to the account and not to a company. It is never shared.
  public static let account = ZoneName("account")
}

extension ZoneName {
  /// The name that CloudKit uses for the owner of the user's own zones: the value of `CKCurrentUserDefaultName`
  /// (https://developer.apple.com/documentation/cloudkit/ckcurrentuserdefaultname).
  public static let currentUser = "__defaultOwner__"

  /// - Parameters:
  ///   - nativeName: `zoneName` of a `CKRecordZone.ID`.
  ///   - nativeOwner: `ownerName` of the same `CKRecordZone.ID`.
  ///   - account: the record name of the user. CloudKit may use it as the owner instead of `currentUser`.
  public init(nativeName: String, nativeOwner: String, account: String?) {
    self.init(nativeName, owner: nativeOwner == ZoneName.currentUser || nativeOwner == account ? nil : nativeOwner)
  }

  /// The owner in the form for `ownerName` of a `CKRecordZone.ID`.
  public var nativeOwner: String { owner ?? ZoneName.currentUser }

  /// Checks whether the zone can exist in a database.
  ///
  /// Zones of the private database have no `owner`, and zones of the shared database have one. The name of a zone is
  /// ASCII, and does not begin with an underscore
  /// (https://developer.apple.com/documentation/cloudkit/ckrecordzone/id/zonename).
  /// - Throws: `zoneNotFound` if the zone can't exist there.
  public func check(in database: DatabaseScope) throws(CloudRefusal) {
    let isFit =
      name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } && !name.hasPrefix("_") && (1...255).contains(name.utf8.count)
    guard isFit, database == .private && owner == nil || database == .shared && owner != nil else {
      throw .zoneNotFound(self)
    }
  }

  /// Returns the error with which creating or deleting the zone is refused, or nil if it is allowed.
  public func refusalToModify(in database: DatabaseScope) -> CloudRefusal? {
    if database == .public { return .publicDatabase }
    if database == .shared || owner != nil {
      return CloudRefusal(.permissionFailure, "Only its owner can make or delete the zone \(name)")
    }
    do throws(CloudRefusal) { try check(in: .private) } catch {
      return CloudRefusal(.invalidArguments, "A zone's name must be ASCII without spaces, and not begin with _")
    }
    return nil
  }

  /// Returns the result for this zone, as an element of the answer to `host.cloud.zones.modify`.
  public func result(_ refusal: CloudRefusal? = nil) -> JSONValue {
    .members(
      ("zone", json), ("kind", refusal.map { .string($0.kind.rawValue) }),
      ("message", refusal.map { .string($0.message) }))
  }
}
