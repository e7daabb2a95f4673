internal import Crypto
internal import JSON
public import JWS

/// What a core is told of the store: whose signatures count, and what is sold.
public struct Storefront: Sendable {
  /// The certificates that chains may end at; nil for Apple's.
  public var roots: TrustedRoots?
  /// nil for the one that the program brings along.
  public var catalogue: Catalogue?
  /// The app; nil for the catalogue's.
  public var bundleId: String?
  /// The App Stores whose documents count.
  public var environments = [Storefront.production]

  public init() {}

  /// What is sold, by the app that it is sold by.
  public var soldCatalogue: Catalogue {
    let catalogue = catalogue ?? Catalogue.standard
    return bundleId.map(catalogue.of) ?? catalogue
  }

  /// Tells apart what documents are judged by: other roots, another app, other environments or another catalogue have another one.
  var digest: String {
    let text = ([jsonText(soldCatalogue)] + environments).joined(separator: "\n")
    let digest = Secrets.digest(of: (roots ?? .apple).digestible + Array(text.utf8)) ?? []
    return digest.prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// The App Store where what is sold is paid for; in the others it is played.
  public static let production = "Production"
  /// All that the App Store names.
  public static let knownEnvironments = [production, "Sandbox", "Xcode", "LocalTesting"]
}
