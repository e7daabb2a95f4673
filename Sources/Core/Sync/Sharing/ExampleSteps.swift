internal import RPC

/// The first steps of the examples of sharing.
extension Example {
  static let company = [
    Example.Step("companies.create", #"{"name":"Roastery"}"#),
    Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"business"}"#),
  ]
}
