internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `feedback.delete`: deletes feedback on this device.
struct DeleteFeedback: AccountMethod, UserMethod {
  let id: ID<FeedbackDetails>, expect: Int?

  static let name: StaticString = "feedback.delete"
  static let doc: StaticString =
    "Deletes feedback on this device. Waiting feedback is then never sent. Of feedback that was sent, the backend still has its copy."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The id of the deleted feedback."
  static let errors: [ErrorCode] = [.notOnThisPath, .unauthorized, .notFound, .conflict]
  static let examples = [
    Example("feedback that was sent", given: Example.sent, params: #"{"id":"{{4.items.0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the feedback.")
    expect = field.expect(\.expect)
  }

  func call(on service: FeedbackBox, in context: Context) throws(Failure) -> Deleted {
    try service.delete(id, expect: expect, in: context)
  }
}
