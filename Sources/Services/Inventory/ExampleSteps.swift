internal import RPC

/// What the examples work on: step 0 is a company, steps 1 and 2 are items in it.
enum Given {
  static let company = [Example.Step("companies.create", #"{"name":"Corner Shop"}"#)]

  static let items =
    company + [
      Example.Step(
        "inventory.items.create",
        #"{"company":"{{0.id}}","sku":"BEAN-ETH","name":"Ethiopian beans","unit":"kg","category":"Coffee","tags":["organic"]}"#),
      Example.Step("inventory.items.create", #"{"company":"{{0.id}}","sku":"FILTER-02","name":"Paper filters","unit":"pack"}"#),
    ]
}
