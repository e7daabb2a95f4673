internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `links.drain`: returns the links that the app has not taken yet, and removes them.
struct DrainLinks: AccountMethod {
  let phase: ScenePhase

  static let name: StaticString = "links.drain"
  static let doc: StaticString =
    "If the app's scene is active, returns the links that were opened and not returned before, and removes them. Otherwise the links stay, and the result is empty."
  static let effect = Effect.write
  static let resultDoc: StaticString = "The links to show now."

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
