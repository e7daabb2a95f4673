internal import RPC

/// The steps that prepare the examples of the sharing methods: a company with a tier that may be shared.
extension Example {
  static let company = [
    Example.Step("companies.create", #"{"name":"Roastery"}"#),
    Example.Step("companies.setTier", #"{"company":"{{0.id}}","tier":"business"}"#),
  ]
}
