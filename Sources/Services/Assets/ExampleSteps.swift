internal import RPC

/// The steps before the examples. `item`: step 0 creates a company, and step 1 an item in it. `asset` and `upload`:
/// step 2 adds a document to the item, or begins its upload.
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
