/// Changes that the owner's host makes after a person has accepted an invitation or a link.
///
/// The person's access record must be saved by the owner. But CloudKit lets the person join without asking the owner's
/// devices. So the owner's host saves the access record when it next reads the share. Until then, the participant has
/// no rights.
public struct Admission: Equatable, Sendable {
  public static let accessType = "AccessControl"

  /// The note about the person, which is then stored in the share.
  public let note: ShareNotes.Participant
  /// The person's name, or nil if CloudKit does not report it.
  public let name: String?
  private let wasInvited: Bool

  /// Returns the changes for all people who have accepted and have no access record with their account yet.
  /// - Parameter now: the current time, which is stored as the time of the acceptance.
  public static func due(in share: ShareFacts, at now: Instant) -> [Admission] {
    guard share.notes.revokedAt == nil else { return [] }
    return share.participants.compactMap { one in
      guard one.acceptance == .accepted, let account = one.account else { return nil }
      var note = share.note(of: one)
      guard note.acceptedAt == nil, !note.isRemoved else { return nil }
      (note.account, note.acceptedAt, note.permission) = (account, now, one.permission)
      return Admission(note: note, name: one.name, wasInvited: note.invitedAs != nil)
    }
  }

  /// Returns the notes of a share with the note about this person added or replaced.
  public func noted(in notes: ShareNotes) -> ShareNotes {
    var notes = notes
    if let index = notes.participants.firstIndex(where: { $0.participant == note.participant }) {
      notes.participants[index] = note
    } else {
      notes.participants.append(note)
    }
    return notes
  }

  /// Returns the fields of the access record to save, in the protocol's form.
  /// - Parameters:
  ///   - before: the fields of the existing access record, or nil if there is none.
  ///   - joiner: the fields for a person who joins by the share's own link.
  ///   - container: the id of the container.
  public func fields(before: JSONValue?, joiner: JSONValue, container: String) -> JSONValue {
    var fields: [(String, JSONValue)] = []
    func set(_ name: String, _ type: String, _ value: JSONValue) {
      let field = JSONValue.members(("type", .string(type)), ("value", value))
      if let index = fields.firstIndex(where: { $0.0 == name }) {
        fields[index].1 = field
      } else {
        fields.append((name, field))
      }
    }
    if before == nil {
      for member in joiner.object ?? [] { fields.append((member.name, member.value)) }
      // The owner has deleted the access record of the invitation. So the person joins without rights.
      if wasInvited { for right in ["isOwner", "deptMask", "managerMask"] { set(right, "int", .int(0)) } }
    }
    let now = JSONValue.string((note.acceptedAt ?? note.invitedAt).text)
    let version = (before ?? joiner)["version"]?["value"]?.int ?? 0
    set("userID", "reference", .string(RecordName.user(note.account ?? "", of: container).text))
    set("updatedAt", "date", now)
    set("version", "int", .int(version &+ 1))
    if before == nil { set("createdAt", "date", now) }
    if let name, !name.isEmpty, (before ?? joiner)["name"] == nil {
      set("name", "text", .string(String(name.prefix(200))))
    }
    return .object(fields.map { JSONValue.Member($0.0, $0.1) })
  }
}
