/// Removes participants, and ends shares.
extension ShareFacts {
  /// Returns the participant with the given id, which is the id of the invitation.
  /// - Throws: unknownItem if the share has no such participant.
  public func participant(_ id: RecordName) throws(CloudRefusal) -> (note: ShareNotes.Participant, native: Participant?)
  {
    if let note = notes.participants.first(where: { $0.id == id }) {
      return (note, participants.first { $0.id == note.participant })
    }
    guard let native = participants.first(where: { note(of: $0).id == id }) else { throw .noParticipant }
    return (note(of: native), native)
  }

  /// Returns an invitation that already exists, with the same id or for the same person. Returns nil if there is none.
  ///
  /// There is one if the answer to an earlier request was lost, or if another device has invited the person.
  public func invitation(_ id: RecordName, as invitedAs: String) -> ShareNotes.Participant? {
    notes.participants.first { note in
      note.id == id
        || note.invitedAs == invitedAs && !note.isRemoved && participants.contains { $0.id == note.participant }
    }
  }

  /// The changes that remove one participant or all participants from a share.
  public struct Ending: Equatable, Sendable {
    /// The `participantID` of each participant that must be removed from the `CKShare`.
    public let participants: [String]
    /// The names of the removed participants' access records, which must be deleted.
    public let access: [RecordName]
    /// The notes to store in the share.
    public let notes: ShareNotes
    /// A Boolean value that indicates whether the whole share ends. Its own link then stops working, too.
    public let isRevoked: Bool
  }

  /// Returns the changes that remove one participant, or end the share.
  /// - Parameter id: the id of the participant's invitation, or nil to end the share for everybody.
  /// - Throws: unknownItem if the share has no such participant.
  public func ending(_ id: RecordName?, at now: Instant) throws(CloudRefusal) -> Ending {
    let meant: [ShareNotes.Participant]
    if let id {
      meant = [try participant(id).note]
    } else {
      meant =
        notes.participants.filter { note in participants.contains { $0.id == note.participant } }
        + participants.filter { one in !notes.participants.contains { $0.participant == one.id } }.map { note(of: $0) }
    }
    var kept = notes
    let ended = meant.filter { !$0.isRemoved }
    for var note in ended {
      note.isRemoved = true
      if let index = kept.participants.firstIndex(where: { $0.participant == note.participant }) {
        kept.participants[index] = note
      } else {
        kept.participants.append(note)
      }
    }
    if id == nil { kept.revokedAt = kept.revokedAt ?? now }
    let there = Set(participants.map(\.id))
    return Ending(
      participants: ended.map(\.participant).filter { there.contains($0) }, access: ended.map(\.access), notes: kept,
      isRevoked: id == nil)
  }
}
