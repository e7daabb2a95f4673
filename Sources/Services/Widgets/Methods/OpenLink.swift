internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `links.open`
struct OpenLink: AccountMethod {
  let url: String

  static let name: StaticString = "links.open"
  static let doc: StaticString =
    "Takes a deep link or a universal link that the system has handed to the app. What it asks for waits until links.drain; an unknown one is ignored."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "What it asks for."

  static let examples = [Example("to the location picker", params: #"{"url":"https://humanus.app/location-picker"}"#)]

  init<F: Fields<Self>>(_ field: inout F) {
    url = field(
      "url", \.url,
      "The link: SCHEME://location-picker with a scheme of --link-scheme, or https with the host of universal links; https://HOST/share/TOKEN leads to what somebody shares.",
      .length(1...2000))
  }

  func call(on service: PendingLinks, in context: Context) throws(Failure) -> OpenedLink { try service.open(url, at: context.now) }
}

/// The result of `links.open`.
struct OpenedLink: Record {
  let flag: LinkFlag?, url: String?

  static let doc: StaticString = "What a link asks for."
}

extension OpenedLink {
  init<F: Fields<Self>>(_ field: inout F) {
    flag = field("flag", \.flag, "What is to be shown; null for a link that is not known.")
    url = field.optional("url", \.url, "The link itself, of acceptShare: what sharing.preview and sharing.accept take.")
  }
}
