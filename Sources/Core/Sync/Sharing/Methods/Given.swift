internal import RPC

/// What examples of sharing begin with.
enum Given {
  static let company = [
    Example.Step("companies.create", #"{"name":"Roastery"}"#),
    Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"business"}"#),
  ]
}
