internal import RPC

/// The steps before the examples: step 0 creates a company, step 1 an item in it, and step 2 a view of such items.
extension Example {
  static let item = [
    Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","category":"Coffee"}"#),
  ]

  static let view = item + [Example.Step("views.create", #"{"company":"{{0.id}}",\#(ViewDetails.sample)}"#)]
}
