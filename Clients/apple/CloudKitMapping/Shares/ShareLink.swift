/// Checks and describes the links of shares.
public enum ShareLink {
  /// Returns a Boolean value that indicates whether a text is a share link of CloudKit. It begins with
  /// `https://www.icloud.com/share/`, or for accounts in China mainland with `https://www.icloud.com.cn/share/`. Other
  /// links are not passed to CloudKit.
  public static func isNative(_ url: String) -> Bool {
    guard url.hasPrefix("https://"), !url.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7f }) else { return false }
    let parts = url.dropFirst("https://".count).split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[2].isEmpty, parts[1] == "share" else { return false }
    return ["icloud.com", "icloud.com.cn"].contains { parts[0] == $0 || parts[0].hasSuffix(".\($0)") }
  }

  /// The content of the `CKShare.Metadata` of a link
  /// (https://developer.apple.com/documentation/cloudkit/ckshare/metadata).
  public struct Metadata: Equatable, Sendable {
    public var share: ShareFacts
    public var container: String
    public var role: ShareRole
    public var acceptance: Acceptance
    public var permission: SharePermission
    /// The owner's name, or nil if CloudKit does not report it.
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

    /// Returns the error with which accepting the link is refused, or nil if it can be accepted.
    /// - Parameter container: the id of this host's container. The link may lead to the container of another app.
    public func refusal(in container: String) -> CloudRefusal? {
      self.container != container || acceptance == .removed || share.notes.revokedAt != nil ? .noShare : nil
    }

    /// The answer to `host.cloud.share.metadata`.
    ///
    /// The `state` is never `full`, because CloudKit does not report whether more participants can join.
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
