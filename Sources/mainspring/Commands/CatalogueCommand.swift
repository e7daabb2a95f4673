internal import Entitlements
internal import JSON

/// The command `catalogue`: prints the products that are sold in the app store, as JSON.
extension Command {
  static let catalogue = Command(
    name: "catalogue",
    summary: "print the store's products as JSON, to begin a catalogue or to convert a StoreKit configuration file",
    operands: "", options: Storefront.options.filter { $0.name == "catalogue" || $0.name == "bundle-id" }
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("catalogue")
    return Output.print(pretty(jsonText(try Storefront(arguments).soldCatalogue)))
  }
}
