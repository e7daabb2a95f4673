internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `links.drain`
struct DrainLinks: AccountMethod {
  let phase: ScenePhase

  static let name: StaticString = "links.drain"
  static let doc: StaticString = "Takes what links have asked for, once, when the app's scene is active; before that nothing is taken."
  static let effect = Effect.write
  static let resultDoc: StaticString = "What is to be shown now."

  static let examples = [
    Example(
      "when the scene is active", given: Given.link,
      params: #"{"phase":"active"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    phase = field("phase", \.phase, "Whether the scene can show it.")
  }

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> LinkList {
    LinkList(links: try service.drain(phase, at: context.now))
  }
}
