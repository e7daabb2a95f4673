internal import RPC

/// The records that the examples work on: step 0 is a company, step 1 an item in it, step 2 a document of the item.
extension Example {
  static let item = [
    Example.Step("companies.create", #"{"name":"Corner Shop"}"#),
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg"}"#),
  ]

  static let asset =
    item + [
      Example.Step(
        "assets.add",
        #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"},"role":"document","base64":"Um9hc3RlZCBvbiBGcmlkYXkK","name":"Roast"}"#
      )
    ]

  static let upload =
    item + [
      Example.Step(
        "assets.begin",
        #"{"company":"{{0.id}}","owner":{"type":"item","id":"{{1.id}}"},"role":"document","name":"Roast"}"#)
    ]
}
