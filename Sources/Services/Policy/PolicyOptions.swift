public import JSON

/// The options of the service `policy` when the core starts: documents from files, and values of environment variables.
public struct PolicyOptions: Sendable {
  var appConfig: AppConfig?
  var promotions: IAPPromo?
  /// The deployment path that end-to-end tests give, in the variable `MAINSPRING_E2E_DEPLOYMENT`.
  public var e2eDeployment: String?
  /// The deployment paths that other environment variables give, in order of precedence. Some may be invalid.
  public var deployments: [String] = []

  public init() {}

  /// Sets the document `AppConfig` to the text of a file.
  public mutating func setAppConfig(_ text: [UInt8]) throws(JSONText.Defect) { appConfig = try AppConfig.read(text) }

  /// Sets the document `IAPPromo` to the text of a file.
  public mutating func setPromotions(_ text: [UInt8]) throws(JSONText.Defect) { promotions = try IAPPromo.read(text) }
}
