internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.participants.remove`: removes a participant, or withdraws an invitation.
struct RemoveParticipant: SharingMethod {
  let participant: UUID

  static let name: StaticString = "sharing.participants.remove"
  static let doc: StaticString =
    "Removes a participant, or withdraws an invitation. The participant's access record is deleted, and the company is removed from the participant's devices. Records that the participant has made remain. A second call changes nothing."
  static let resultDoc: StaticString = "The removed participant."
  static let examples = [
    Example(
      "an invitation",
      given: Example.company,
      params: #"{"company":"{{0.id}}","participant":"01900000-0000-7000-8000-000000000000"}"#,
      varying:
        #"{"id":"01900000-0000-7000-8000-000000000000","role":"participant","invitedAs":"bo@example.com","url":null,"account":null,"user":"01900000-0000-7000-8000-000000000000","name":null,"permission":"readWrite","acceptance":"removed","waiting":false,"invitedAt":"2026-01-01T00:00:00.000Z","acceptedAt":null,"access":null}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    participant = field("participant", \.participant, "The id of the participant.")
  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Participant> {
    try service.remove(participant, in: context)
  }
}
