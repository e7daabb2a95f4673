internal import RPC

/// The records that the examples of this service create before the shown request. Step 0 creates a company, step 1 an
/// item that is made, and step 2 its component.
extension Example {
  private static let company = Example.Step("companies.create", #"{"name":"Corner Bakery"}"#)

  /// Without the company: these steps create the made item and its component.
  static let components = [
    Example.Step(
      "inventory.items.create", #"{"company":"{{0.id}}","sku":"BREAD","name":"Farmhouse bread","unit":"piece"}"#),
    Example.Step("inventory.items.create", #"{"company":"{{0.id}}","sku":"FLOUR","name":"Rye flour","unit":"kg"}"#),
  ]

  static let baking = [company] + components

  /// Step 3 creates a bill of materials.
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

  /// Step 5 creates a planned build.
  static let planned =
    stocked + [Example.Step("assemblies.builds.create", #"{"company":"{{0.id}}","sku":"BREAD","quantity":12}"#)]

  /// Like `planned`, but the component is tracked by batch: step 4 creates a batch, step 5 receives it, and step 6
  /// plans the build.
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
