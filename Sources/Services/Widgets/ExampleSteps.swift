internal import RPC

/// The first steps of examples.
extension Example {
  static let berlin = [
    Example.Step(
      "widgets.recents.add",
      #"{"name":"Berlin","latitude":52.52,"longitude":13.405,"country":"DE","timeZone":"Europe/Berlin"}"#)
  ]
  static let link = [Example.Step("links.open", #"{"url":"https://app.example/share/6f1d"}"#)]
}
