internal import Cloud
internal import RPC
internal import Shape
internal import Tenancy

/// The method `sharing.invite`: invites a participant to a shared company.
struct InviteSomebody: SharingMethod {
  let label: Line, permission: SharePermission?, name: Line?, rights: AskedRights

  static let name: StaticString = "sharing.invite"
  static let doc: StaticString =
    "Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was invited before, no new invitation is made: the permission and the rights of the old one change."
  static let refusals: [ErrorCode] = [.notFound, .tierRequired]
  static let resultDoc: StaticString = "The participant, with the link to send."
  static let examples = [
    Example(
      "a participant for the warehouse",
      given: Example.company,
      params: #"{"company":"{{0.id}}","as":"bo@example.com","preset":"warehouse"}"#,
      varying:
        #"{"id":"01900000-0000-7000-8000-000000000000","role":"participant","invitedAs":"bo@example.com","url":"https://app.example/share/9c2a","account":null,"user":"01900000-0000-7000-8000-000000000000","name":null,"permission":"readWrite","acceptance":"pending","waiting":false,"invitedAt":"2026-01-01T00:00:00.000Z","acceptedAt":null,"access":"01900000-0000-7000-8000-000000000000"}"#
    )
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    label = field(
      "as", \.label,
      "An address, a number or a label for the participant. If it is the participant's user reference, the participant can also use the link of the share.",
      .length(1...200))
    permission = field(
      "permission", \.permission,
      "The permission. readWrite: everything that the participant's rights allow. readOnly: only reading, even if the rights allow more. Default: `readWrite`."
    )
    name = field("name", \.name, "The participant's name: any text of one line.", .length(1...200))
    rights = field.embed(\.rights)
  }

  func ask(_ service: Sync, in context: CompanyContext) throws(Failure) -> CloudInquiry<Participant> {
    try service.invite(
      label, permission ?? .readWrite, rights, named: name, in: context)
  }
}
