internal import RPC

/// The records that the examples work on. Step 0 is a company, step 1 an item that is made, and step 2 its component.
extension Example {
  private static let company = Example.Step("companies.create", #"{"name":"Corner Bakery"}"#)

  /// The steps after the company.
  static let components = [
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"BREAD","name":"Farmhouse bread","unit":"piece"}"#),
    Example.Step("inventory.items.create", #"{"company":"{{0.id}}","sku":"FLOUR","name":"Rye flour","unit":"kg"}"#),
  ]

  static let baking = [company] + components

  /// Step 3 is a bill of materials.
  static let recipe =
    baking + [
      Example.Step(
        "assemblies.boms.create",
        #"{"company":"{{0.id}}","sku":"BREAD","lines":[{"sku":"FLOUR","quantity":0.5,"scrap":2}]}"#)
    ]

  /// Step 4 receives ten kilograms of the component.
  static let stocked =
    recipe + [
      Example.Step(
        "inventory.stock.receive",
        #"{"company":"{{0.id}}","sku":"FLOUR","quantity":10,"unitCost":{"amount":120,"currency":"EUR"}}"#)
    ]

  /// Step 5 is a planned build.
  static let planned =
    stocked + [Example.Step("assemblies.builds.create", #"{"company":"{{0.id}}","sku":"BREAD","quantity":12}"#)]

  /// Step 4 is a batch of the component of the build in step 6.
  static let batch = [
    company, components[0],
    Example.Step(
      "inventory.items.create",
      #"{"company":"{{0.id}}","sku":"FLOUR","name":"Rye flour","unit":"kg","trackBatch":true}"#),
    recipe[3],
    Example.Step("inventory.lots.create", #"{"company":"{{0.id}}","item":"{{2.id}}","batch":"MILL-26"}"#),
    Example.Step(
      "inventory.stock.receive", #"{"company":"{{0.id}}","item":"{{2.id}}","lot":"{{4.id}}","quantity":10}"#),
    planned[5],
  ]

  /// Step 6 completes a part of the build, and step 7 returns the build.
  static let madeAndRead =
    planned + [
      Example.Step("assemblies.builds.complete", #"{"company":"{{0.id}}","id":"{{5.id}}","quantity":4}"#),
      Example.Step("assemblies.builds.get", #"{"company":"{{0.id}}","id":"{{5.id}}"}"#),
    ]
}
