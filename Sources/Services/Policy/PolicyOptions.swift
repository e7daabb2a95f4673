public import JSON

/// The options of the service at the start: documents in files, and variables of the environment.
public struct PolicyOptions: Sendable {
  var appConfig: AppConfig?
  var promotions: IAPPromo?
  /// The deployment path of end-to-end tests.
  public var e2eDeployment: String?
  /// The deployment paths of the environment, in their order; some of them may be invalid.
  public var deployments: [String] = []

  public init() {}

  /// Sets the document `AppConfig` to the text of a file.
  public mutating func setAppConfig(_ text: [UInt8]) throws(JSONText.Defect) { appConfig = try AppConfig.read(text) }

  /// Sets the document `IAPPromo` to the text of a file.
  public mutating func setPromotions(_ text: [UInt8]) throws(JSONText.Defect) { promotions = try IAPPromo.read(text) }
}
