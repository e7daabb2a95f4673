internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.participants.update`: sets a participant's permission.
struct UpdateParticipant: SharingMethod {
  let participant: UUID, permission: SharePermission

  static let name: StaticString = "sharing.participants.update"
  static let doc: StaticString =
    "Sets a participant's permission, `readWrite` or `readOnly`. To change the participant's other rights, call `access.grant`."
  static let resultDoc: StaticString = "The participant with the new permission."
  static let examples = [
    Example(
      "a participant who may only read",
      given: Example.company,
      params: #"{"company":"{{0.id}}","participant":"01900000-0000-7000-8000-000000000000","permission":"readOnly"}"#,
      varying:
        #"{"id":"01900000-0000-7000-8000-000000000000","role":"participant","invitedAs":"bo@example.com","url":"https://app.example/share/9c2a","account":null,"user":"01900000-0000-7000-8000-000000000000","name":null,"permission":"readOnly","acceptance":"pending","waiting":false,"invitedAt":"2026-01-01T00:00:00.000Z","acceptedAt":null,"access":"01900000-0000-7000-8000-000000000000"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    participant = field("participant", \.participant, "The id of the participant.")
    permission = field("permission", \.permission, SharePermission.fieldDoc)
  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Participant> {
    try service.setPermission(permission, of: participant, in: context)
  }
}
