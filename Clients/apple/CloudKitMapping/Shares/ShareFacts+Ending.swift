/// How participations end.
extension ShareFacts {
  /// Who is meant by a request: by the id of an invitation.
  /// - Throws: unknownItem.
  public func participant(_ id: RecordName) throws(CloudRefusal) -> (note: ShareNotes.Participant, native: Participant?)
  {
    if let note = notes.participants.first(where: { $0.id == id }) {
      return (note, participants.first { $0.id == note.participant })
    }
    guard let native = participants.first(where: { note(of: $0).id == id }) else { throw .noParticipant }
    return (note(of: native), native)
  }

  /// An invitation that is there already: under the same id, or for the same person.
  ///
  /// The answer to the first time may have been lost, or another device was faster.
  public func invitation(_ id: RecordName, as invitedAs: String) -> ShareNotes.Participant? {
    notes.participants.first { note in
      note.id == id
        || note.invitedAs == invitedAs && !note.isRemoved && participants.contains { $0.id == note.participant }
    }
  }

  /// What is done to the share so that somebody, or everybody, is in it no longer.
  public struct Ending: Equatable, Sendable {
    /// Those whom CloudKit is told to remove, by `participantID`.
    public let participants: [String]
    /// The access records that go with them.
    public let access: [RecordName]
    public let notes: ShareNotes
    /// Whether the share's own link is to lead nowhere, too.
    public let isRevoked: Bool
  }

  /// - Parameter id: who is meant; nil for everybody: the share is ended.
  /// - Throws: unknownItem for somebody who is not there.
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
