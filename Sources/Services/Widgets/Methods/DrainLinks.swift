internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `links.drain`: returns the opened links to the app, and removes them.
struct DrainLinks: AccountMethod {
  let phase: ScenePhase

  static let name: StaticString = "links.drain"
  static let doc: StaticString =
    "Returns the links that were opened since the last call, and removes them. Call this method when the app's scene becomes active. If the scene is not active, the result is empty, and no link is removed."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The links whose targets the app should show now."

  static let examples = [
    Example(
      "when the scene is active", given: Example.link,
      params: #"{"phase":"active"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    phase = field("phase", \.phase, "The phase of the app's scene. Links are returned only with `active`.")
  }

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> LinkList {
    LinkList(links: try service.drain(phase, at: context.now))
  }
}
