/// Links that lead to shares, and what they lead to.
public enum ShareLink {
  /// Whether a text is a link of CloudKit's: `https://www.icloud.com/share/...`, or of a China mainland account's
  /// `www.icloud.com.cn`. Of others CloudKit is not asked.
  public static func isNative(_ url: String) -> Bool {
    guard url.hasPrefix("https://"), !url.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7f }) else { return false }
    let parts = url.dropFirst("https://".count).split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[2].isEmpty, parts[1] == "share" else { return false }
    return ["icloud.com", "icloud.com.cn"].contains { parts[0] == $0 || parts[0].hasSuffix(".\($0)") }
  }

  /// What CloudKit says of a link, of `CKShare.Metadata`
  /// (https://developer.apple.com/documentation/cloudkit/ckshare/metadata).
  public struct Metadata: Equatable, Sendable {
    public var share: ShareFacts
    public var container: String
    public var role: ShareRole
    public var acceptance: Acceptance
    public var permission: SharePermission
    /// What people call the owner.
    public var ownerName: String?

    public init(
      share: ShareFacts, container: String, role: ShareRole, acceptance: Acceptance, permission: SharePermission,
      ownerName: String?
    ) {
      self.share = share
      self.container = container
      self.role = role
      self.acceptance = acceptance
      self.permission = permission
      self.ownerName = ownerName
    }

    /// Why it can't be accepted, for what is wrong with the link; nil for nothing.
    /// - Parameter container: that of this host: a link may lead to another app's.
    public func refusal(in container: String) -> CloudRefusal? {
      self.container != container || acceptance == .removed || share.notes.revokedAt != nil ? .noShare : nil
    }

    /// The answer to `host.cloud.share.metadata`. CloudKit does not tell whether there is room: it is never `full`.
    public var answer: JSONValue {
      let state = role == .owner ? "mine" : acceptance == .accepted ? "accepted" : "open"
      let zone = role == .owner ? ZoneName(share.zone.name) : share.zone
      let permission = role == .owner ? .readWrite : permission
      return .members(
        ("zone", zone.json), ("title", .string(share.shownTitle)),
        ("ownerName", .text(share.notes.ownerName ?? shownOwner)),
        ("permission", .string(permission.rawValue)), ("state", .string(state)))
    }

    private var shownOwner: String? { ownerName.flatMap { $0.isEmpty ? nil : String($0.prefix(200)) } }
  }
}
