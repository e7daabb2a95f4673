internal import Crypto
internal import JSON
public import JWS

/// The options of the store: the roots whose signatures count, and the products.
public struct Storefront: Sendable {
  /// The certificates at which certificate chains may end; `nil` for Apple's certificates.
  public var roots: TrustedRoots?
  /// The catalogue; `nil` for the program's own.
  public var catalogue: Catalogue?
  /// The app; `nil` for the catalogue's.
  public var bundleId: String?
  /// The App Stores whose documents count.
  public var environments = [Storefront.production]

  public init() {}

  /// The catalogue, for the app that sells it.
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

  /// The name of the App Store with real payments. The others only simulate payments.
  public static let production = "Production"
  /// All names of the App Store.
  public static let knownEnvironments = [production, "Sandbox", "Xcode", "LocalTesting"]
}
