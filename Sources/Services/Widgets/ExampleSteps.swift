internal import RPC

/// The steps before the examples: a place is used, or a link is opened.
extension Example {
  static let berlin = [
    Example.Step(
      "widgets.recents.add",
      #"{"name":"Berlin","latitude":52.52,"longitude":13.405,"country":"DE","timeZone":"Europe/Berlin"}"#)
  ]
  static let link = [Example.Step("links.open", #"{"url":"https://app.example/share/6f1d"}"#)]
}
