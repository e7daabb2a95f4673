/// Converts a share to the protocol's form.
///
/// CloudKit does not report when a person has accepted. So `acceptedAt` is the time when the owner's host noticed it.
/// Before that, it is the time of the share's last change.
extension ShareFacts {
  /// The account that gets the description of a share.
  public enum Viewer: Equatable, Sendable {
    case owner
    /// A participant, given by the record name of the user. A participant sees only their own entry among the
    /// participants.
    case participant(account: String)
  }

  /// Returns the share with those members that the given account may see.
  public func json(for viewer: Viewer) -> JSONValue {
    let isOwner = viewer == .owner
    let permission = isOwner ? SharePermission.readWrite : current?.permission ?? .readOnly
    return .members(
      ("zone", zone.json), ("title", .string(shownTitle)), ("ownerName", .text(notes.ownerName)),
      ("url", .text(isOwner && notes.revokedAt == nil ? url : nil)),
      ("publicPermission", .string(publicPermission.rawValue)),
      ("permission", .string(permission.rawValue)), ("createdAt", .string(createdAt.text)),
      ("revokedAt", .text(notes.revokedAt?.text)),
      ("shareTag", .string(shareTag)), ("participants", .array(shownParticipants(for: viewer))))
  }

  /// Returns the answer to a request that changes a share.
  public func answer(for viewer: Viewer) -> JSONValue { .members(("share", json(for: viewer))) }

  /// CloudKit's change tag of the share, which also changes with the participants.
  public var shareTag: String { recordChangeTag ?? "0" }

  /// The title for the protocol, where a title has 1 to 200 characters. Another program may have set a longer title, or
  /// none.
  public var shownTitle: String {
    let title = String((title ?? "").prefix(200))
    return title.isEmpty ? String(zone.name.prefix(200)) : title
  }

  private var createdAt: Instant { creationDate ?? modificationDate ?? Instant(milliseconds: 0) }

  private func shownParticipants(for viewer: Viewer) -> [JSONValue] {
    switch viewer {
    case .owner:
      let noted = notes.participants.compactMap { note in
        let found = participants.first { $0.id == note.participant }
        // A person who is missing in the share although the owner has not removed them has left it.
        return found == nil && !note.isRemoved ? nil : participantJSON(found, note, withLink: true)
      }
      let others = participants.filter { one in !notes.participants.contains { $0.participant == one.id } }
      return noted + others.map { participantJSON($0, defaultNote(of: $0), withLink: true) }
    case .participant(let account):
      guard let own = current ?? participants.first(where: { $0.account == account }) else { return [] }
      var shown = own
      shown.account = own.account ?? account
      return [participantJSON(shown, note(of: shown), withLink: false)]
    }
  }

  /// Returns the note about a participant. If there is none, returns a note that is made from CloudKit's data.
  public func note(of participant: Participant) -> ShareNotes.Participant {
    notes.participants.first { $0.participant == participant.id } ?? defaultNote(of: participant)
  }

  /// Returns a note about a participant who has joined without an invitation.
  ///
  /// The ids in the note are computed from the zone and the person, so that all devices compute the same ids.
  private func defaultNote(of participant: Participant) -> ShareNotes.Participant {
    let who = "\(zone.name)\n\(participant.account ?? participant.id)"
    return ShareNotes.Participant(
      participant: participant.id, id: RecordName(digestOf: "participant\n\(who)"), invitedAs: nil,
      permission: participant.permission,
      invitedAt: modificationDate ?? createdAt, account: participant.account,
      access: RecordName(digestOf: "access\n\(who)"))
  }

  private func participantJSON(_ found: Participant?, _ note: ShareNotes.Participant, withLink: Bool) -> JSONValue {
    let acceptance = note.isRemoved ? .removed : found?.acceptance ?? .removed
    let hasCome = note.acceptedAt != nil || acceptance == .accepted
    return .members(
      ("id", .string(note.id.text)), ("account", .text(hasCome ? found?.account ?? note.account : nil)),
      ("invitedAs", .text(note.invitedAs)), ("url", .text(withLink && acceptance == .pending ? found?.url : nil)),
      ("permission", .string((found?.permission ?? note.permission).rawValue)),
      ("acceptance", .string(acceptance.rawValue)),
      ("invitedAt", .string(note.invitedAt.text)),
      ("acceptedAt", .text(hasCome ? (note.acceptedAt ?? modificationDate ?? createdAt).text : nil)),
      ("access", .string(note.access.text)))
  }
}
