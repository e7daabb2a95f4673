internal import Crypto
internal import JSON
public import JWS

/// The options of the service `entitlements` at the start: the trusted roots, the app, its environments and the
/// catalogue.
public struct Storefront: Sendable {
  /// The certificates at which the certificate chains of signatures must end; `nil` for Apple's certificates.
  public var roots: TrustedRoots?
  /// The catalogue from a file; `nil` for the catalogue that is built into the program.
  public var catalogue: Catalogue?
  /// The id of the app; `nil` for the id in the catalogue.
  public var bundleId: String?
  /// The App Store environments whose documents count.
  public var environments = [Storefront.production]

  public init() {}

  /// The catalogue that applies, for the app that applies.
  public var soldCatalogue: Catalogue {
    let catalogue = catalogue ?? Catalogue.standard
    return bundleId.map(catalogue.of) ?? catalogue
  }

  /// A digest of everything that decides which documents count: the roots, the app, the environments and the catalogue.
  var digest: String {
    let text = ([jsonText(soldCatalogue)] + environments).joined(separator: "\n")
    let digest = Secrets.digest(of: (roots ?? .apple).digestible + Array(text.utf8)) ?? []
    return digest.prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The name of the App Store environment with real payments. Other environments only simulate payments.
  public static let production = "Production"
  /// The names of all App Store environments.
  public static let knownEnvironments = [production, "Sandbox", "Xcode", "LocalTesting"]
}
