public import Shape

/// The environment that the app with the core was built for.
public enum BuildEnvironment: String, Choice {
  case development, staging, production

  public static let spellings = Spellings<BuildEnvironment>()
}

/// The environment that the app with the core was built for, and what follows from it.
public final class Build {
  private let option: BuildEnvironment?
  private let trustsTiers: Bool
  /// The environment that the client has reported, or `nil` before that.
  public var ofClient: BuildEnvironment? {
    didSet { if ofClient != oldValue { whenChanged?() } }
  }
  /// A function that is called when the client has reported another environment than before.
  public var whenChanged: (() -> Void)?

  /// - Parameters:
  ///   - option: the environment that the core was started with, or `nil` for none. It takes precedence over the
  ///     client's.
  ///   - trustsTiers: a Boolean value that indicates whether owners set the tiers of their companies also in
  ///     production, because another system checks the payments.
  public init(_ option: BuildEnvironment?, trustsTiers: Bool) {
    self.option = option
    self.trustsTiers = trustsTiers
  }

  public var environment: BuildEnvironment { option ?? ofClient ?? .development }

  /// A Boolean value that indicates whether a company's tier follows from purchases alone.
  public var enforcesTiers: Bool { environment == .production && !trustsTiers }
}
