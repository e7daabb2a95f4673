public import Shape

/// The environment that the app with the core was built for.
public enum BuildEnvironment: String, Choice {
  case development, staging, production

  public static let spellings = Spellings<BuildEnvironment>()
}

/// The environment that the app was built for, and the rules that depend on it.
public final class Build {
  private let option: BuildEnvironment?
  private let trustsTiers: Bool
  /// The environment that the client has reported, or `nil` before that.
  public var ofClient: BuildEnvironment? {
    didSet { if ofClient != oldValue { whenChanged?() } }
  }
  /// A function that is called each time when the client reports another environment than before.
  public var whenChanged: (() -> Void)?

  /// - Parameters:
  ///   - option: the environment that the core was started with, or `nil` if it was started without this option. The
  ///     option takes precedence over the environment that the client reports.
  ///   - trustsTiers: a Boolean value that indicates whether owners can set the tiers of their companies even in
  ///     production. An operator chooses this if another system checks the payments.
  public init(_ option: BuildEnvironment?, trustsTiers: Bool) {
    self.option = option
    self.trustsTiers = trustsTiers
  }

  public var environment: BuildEnvironment { option ?? ofClient ?? .development }

  /// A Boolean value that indicates whether only purchases decide which tier a company has.
  public var enforcesTiers: Bool { environment == .production && !trustsTiers }
}
