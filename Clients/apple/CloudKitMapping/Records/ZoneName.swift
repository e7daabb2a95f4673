/// A zone as the protocol names it.
public struct ZoneName: Hashable, Sendable {
  /// The company's id, or `account`.
  public let name: String
  /// The account that owns the zone, or `nil` for a zone of the caller's own.
  public let owner: String?

  public init(_ name: String, owner: String? = nil) {
    self.name = name
    self.owner = owner
  }

  init(json: JSONValue) throws(ParamsFlaw) {
    let params = try Params(json, "zone")
    name = try params.text("name")
    guard (1...255).contains(name.unicodeScalars.count) else {
      throw ParamsFlaw("a zone's name has 1 to 255 characters")
    }
    owner = try params.optionalText("owner")
  }

  public var json: JSONValue { .members(("name", .string(name)), ("owner", owner.map { .string($0) })) }

  /// The zone of what is the account's own and no company's: it is never shared.
  public static let account = ZoneName("account")
}

extension ZoneName {
  /// The owner's name of a zone of the account's own, as CloudKit writes it: the value of `CKCurrentUserDefaultName`
  /// (https://developer.apple.com/documentation/cloudkit/ckcurrentuserdefaultname).
  public static let currentUser = "__defaultOwner__"

  /// - Parameters:
  ///   - nativeName: `zoneName` of a `CKRecordZone.ID`.
  ///   - nativeOwner: its `ownerName`.
  ///   - account: the record name of the user, which CloudKit may write in the place of `currentUser`.
  public init(nativeName: String, nativeOwner: String, account: String?) {
    self.init(nativeName, owner: nativeOwner == ZoneName.currentUser || nativeOwner == account ? nil : nativeOwner)
  }

  /// The owner's name of a `CKRecordZone.ID`.
  public var nativeOwner: String { owner ?? ZoneName.currentUser }

  /// Checks whether the zone can be one of a database.
  ///
  /// Zones of the private database have no owner, those of the shared one have one. CloudKit wants ASCII that does not
  /// begin with an underscore (https://developer.apple.com/documentation/cloudkit/ckrecordzone/id/zonename).
  /// - Throws: `zoneNotFound`.
  public func check(in database: DatabaseScope) throws(CloudRefusal) {
    let isFit =
      name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } && !name.hasPrefix("_") && (1...255).contains(name.utf8.count)
    guard isFit, database == .private && owner == nil || database == .shared && owner != nil else {
      throw .zoneNotFound(self)
    }
  }

  /// Why it can't be made or deleted; nil where it can.
  public func refusalToModify(in database: DatabaseScope) -> CloudRefusal? {
    if database == .public { return .publicDatabase }
    if database == .shared || owner != nil {
      return CloudRefusal(.permissionFailure, "Zones of others are theirs to make and to delete")
    }
    do throws(CloudRefusal) { try check(in: .private) } catch {
      return CloudRefusal(.invalidArguments, "A zone's name is ASCII without spaces that does not begin with _")
    }
    return nil
  }

  /// What became of it, as a result of `host.cloud.zones.modify`.
  public func result(_ refusal: CloudRefusal? = nil) -> JSONValue {
    .members(
      ("zone", json), ("kind", refusal.map { .string($0.kind.rawValue) }),
      ("message", refusal.map { .string($0.message) }))
  }
}
