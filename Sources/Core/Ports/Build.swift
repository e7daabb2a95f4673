public import Shape

/// What the app that embeds the core was built for.
public enum BuildEnvironment: String, Choice {
  case development, staging, production

  public static let spellings = Spellings<BuildEnvironment>()
}

/// What the app that embeds the core was built for, and what follows from that.
public final class Build {
  private let option: BuildEnvironment?
  private let trustsTiers: Bool
  /// As the client has said; nil as long as it has not.
  public var ofClient: BuildEnvironment? {
    didSet { if ofClient != oldValue { whenChanged?() } }
  }
  /// Called when the client has said something else than before.
  public var whenChanged: (() -> Void)?

  /// - Parameters:
  ///   - option: what the core was started with, which wins over what the client says; nil for nothing.
  ///   - trustsTiers: whether owners say what their companies pay for also in production, as somebody else sees to it.
  public init(_ option: BuildEnvironment?, trustsTiers: Bool) {
    self.option = option
    self.trustsTiers = trustsTiers
  }

  public var environment: BuildEnvironment { option ?? ofClient ?? .development }

  /// Whether what a company pays for follows from what was bought, whatever anybody says.
  public var enforcesTiers: Bool { environment == .production && !trustsTiers }
}
