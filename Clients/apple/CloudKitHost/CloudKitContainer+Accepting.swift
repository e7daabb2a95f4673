#if canImport(CloudKit)
  import CloudKit
  import CloudKitMapping
  import Foundation

  /// Accepts and leaves shares of other accounts.
  extension CloudKitContainer {
    func preview(_ url: String) async throws(CloudRefusal) -> JSONValue { try await metadata(of: url).facts.answer }

    /// Accepts the share that a link leads to.
    ///
    /// The request of the core also contains a name of the user. It is not used, because CloudKit shows the owner the
    /// name of the user's iCloud account.
    func accept(_ url: String) async throws(CloudRefusal) -> JSONValue {
      let account = try await whose()
      let (native, facts) = try await metadata(of: url)
      if facts.role == .owner {
        let zone = ZoneName(facts.share.zone.name)
        guard let share = try await shareUnless(nil, zone, .private) else { throw .noShare }
        return .members(("share", share))
      }
      let share: CKShare
      if facts.acceptance == .accepted {
        guard let found = try await findShare(facts.share.zone, .shared) else { throw .noShare }
        share = found
      } else {
        do throws(CloudRefusal) {
          share = try await refusing { try await container.accept(native) }
        } catch {
          // The error is the same for every link that does not work. So nobody learns whether such a share ever
          // existed.
          if error.kind == .permissionFailure || error.kind == .invalidArguments { throw .noShare }
          throw error
        }
      }
      left.remove(facts.share.zone)
      return share.facts(account: account).answer(for: .participant(account: account))
    }

    /// Leaves a shared zone. CloudKit's way to do this is to delete the share from the participant's shared database
    /// (https://developer.apple.com/documentation/cloudkit/ckshare).
    func leave(_ zone: ZoneName) async throws(CloudRefusal) -> JSONValue {
      try zone.check(in: .shared)
      let answer = JSONValue.members(("zone", zone.json))
      do throws(CloudRefusal) {
        guard let share = try await findShare(zone, .shared) else { return answer }
        _ = try await calls(.shared).modifyAll([], delete: [share.recordID])
        left.insert(zone)
      } catch {
        // If the share never existed, or no longer exists, nothing is left to do.
        guard [.zoneNotFound, .userDeletedZone, .unknownItem].contains(error.kind) else { throw error }
      }
      return answer
    }

    /// Fetches the description of the share that a link leads to.
    /// - Throws: unknownItem if the link leads to no share, or is not meant for this account.
    private func metadata(of url: String) async throws(CloudRefusal) -> (
      native: CKShare.Metadata, facts: ShareLink.Metadata
    ) {
      let account = try await whose()
      guard ShareLink.isNative(url), let link = URL(string: url) else { throw .noShare }
      let native: CKShare.Metadata
      do throws(CloudRefusal) {
        native = try await refusing { try await container.shareMetadata(for: link) }
      } catch {
        throw [.invalidArguments, .permissionFailure, .unknownItem].contains(error.kind) ? .noShare : error
      }
      let facts = ShareLink.Metadata(
        share: native.share.facts(account: account), container: native.containerIdentifier,
        role: ShareRole(number: native.participantRole.rawValue),
        acceptance: Acceptance(number: native.participantStatus.rawValue),
        permission: SharePermission(number: native.participantPermission.rawValue),
        ownerName: native.ownerIdentity.shownName)
      if let refusal = facts.refusal(in: id) { throw refusal }
      return (native, facts)
    }
  }
#endif
