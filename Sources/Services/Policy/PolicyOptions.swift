public import JSON

/// What the service is given at the start: documents of files, and variables of the environment.
public struct PolicyOptions: Sendable {
  var appConfig: AppConfig?
  var promotions: IAPPromo?
  /// The deployment path that tests of the whole app ask for.
  public var e2eDeployment: String?
  /// The deployment paths that the environment asks for, the first one first; some of them may be none.
  public var deployments: [String] = []

  public init() {}

  /// Takes the text of a file as the document `AppConfig`.
  public mutating func setAppConfig(_ text: [UInt8]) throws(JSONText.Defect) { appConfig = try AppConfig.read(text) }

  /// Takes the text of a file as the document `IAPPromo`.
  public mutating func setPromotions(_ text: [UInt8]) throws(JSONText.Defect) { promotions = try IAPPromo.read(text) }
}
