internal import Crypto
internal import Entitlements
internal import JWS

/// Reads the command-line options about the app store.
extension Storefront {
  /// The command-line options about the app store.
  static let options = [
    Command.Option(
      "trusted-roots", "FILE",
      "the trusted root certificates (PEM, or one in DER) for the store's signatures, instead of Apple's root"),
    Command.Option(
      "catalogue", "FILE", "the store's products, tiers and features as JSON, or a StoreKit configuration file"),
    Command.Option("bundle-id", "ID", "the app that signed documents must name (default: the catalogue's)"),
    Command.Option(
      "store-environments", "LIST",
      "the App Stores whose documents are accepted: Production, Sandbox, Xcode, LocalTesting (default: Production)"),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    if let path = arguments["trusted-roots"] {
      let file = try Files.read(path, for: "trusted-roots")
      do throws(Certificate.Malformed) { roots = try TrustedRoots(file: file) } catch {
        throw UsageError("--trusted-roots \(path) must have certificates in PEM, or be one certificate in DER")
      }
    }
    if let path = arguments["catalogue"] {
      let file = try Files.read(path, for: "catalogue")
      do throws(Catalogue.Defect) { catalogue = try Catalogue(file: file) } catch {
        throw UsageError("--catalogue \(path): \(error.sentence)")
      }
    }
    if let id = arguments["bundle-id"] {
      guard (1...200).contains(id.unicodeScalars.count) else {
        throw UsageError("--bundle-id must have 1 to 200 characters")
      }
      bundleId = id
    }
    if let list = arguments["store-environments"] { environments = try Storefront.environments(list) }
  }

  private static func environments(_ list: String) throws(UsageError) -> [String] {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where !knownEnvironments.contains(name) {
      throw UsageError(
        "--store-environments must be a list of \(knownEnvironments.joined(separator: ", ")), not \(list)")
    }
    return knownEnvironments.filter(names.contains)
  }
}
