internal import RPC

/// The steps before the examples: a host offers its capabilities, and a document is fetched.
extension Example {
  static let configAndLinks =
    [Example.Step("host.provide", #"{"capabilities":["host.config.fetch","host.url.open"]}"#)] + config.dropFirst()
  static let provide = Example.Step("host.provide", #"{"capabilities":["host.config.fetch"]}"#)

  /// The steps after which the document is stored.
  static let config = [provide, Example.Step("policy.refresh", #"{"document":"AppConfig"}"#, answers: [configAnswer])]
  static let promotions = [
    provide, Example.Step("policy.refresh", #"{"document":"IAPPromo"}"#, answers: [promotionsAnswer]),
  ]

  static let configAnswer = #"""
    {"document":{"maxAge":600,"policy":{"minimumVersion":"1.9","recommendedVersion":"1.10","message":"There is a new version.",\#
    "url":"https://example.com/app"},"flags":{"newCheckout":true,"darkRoast":false},"deployment":{"path":"backend"}}}
    """#

  static let promotionsAnswer = #"""
    {"document":{"promotions":[{"id":"spring","productId":"pro.yearly","title":"Spring offer","end":"2026-04-01T00:00:00Z",\#
    "locales":["de","en"]},{"id":"launch","productId":"pro.monthly","priority":5,"dismissFor":86400}]}}
    """#
}
