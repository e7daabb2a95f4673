internal import Shape
internal import Storage
internal import Tenancy

/// The status of a build, from its planning to its completion.
enum BuildStatus: String, Choice {
  case planned, inProgress, completed, cancelled

  static let spellings = Spellings<BuildStatus>()

  /// The steps by which a caller can change the status. Completions also move the status forward, and their reversals
  /// move it back.
  static let steps = StepTable<BuildStatus, BuildCondition>([
    .init(.planned, to: .inProgress), .init(.planned, to: .completed, when: .made),
    .init(.planned, to: .cancelled, when: .unmade),
    .init(.inProgress, to: .planned, when: .unmade), .init(.inProgress, to: .completed, when: .begun),
    .init(.inProgress, to: .cancelled, when: .unmade), .init(.completed, to: .inProgress, when: .unfinished),
  ])

  /// If two devices took different steps before they synced, the step to the earlier status in this list wins.
  static let precedence: [BuildStatus] = [.completed, .cancelled, .inProgress, .planned]

  /// A Boolean value that indicates whether goods are still to be made. An open build reserves components.
  var isOpen: Bool { self == .planned || self == .inProgress }

  /// Returns the status that follows from the steps of a build.
  ///
  /// If one device has cancelled a build while another device made a part of it, the cancellation is ignored.
  static func outcome(of steps: [TakenStep<BuildStatus>], hasMade: Bool) -> BuildStatus {
    let outcome = Self.steps.outcome(of: steps, from: .planned, precedence: precedence).status
    guard hasMade, outcome == .cancelled else { return outcome }
    return Self.steps.outcome(of: steps.filter { $0.to != .cancelled }, from: .planned, precedence: precedence).status
  }
}

/// A condition under which a step of a build is allowed.
enum BuildCondition: String, StepCondition {
  /// The whole quantity was made.
  case made
  /// A part of the quantity was made.
  case begun
  /// A part of the quantity is still to be made.
  case unfinished
  /// Nothing was made, or all completions were reversed.
  case unmade

  static let spellings = Spellings<BuildCondition>()

  var words: StaticString {
    switch self {
    case .made: "all of the build must be made (assemblies.builds.complete)"
    case .begun: "a part of the build must be made (assemblies.builds.complete)"
    case .unfinished: "a completion must be reversed, so that something is left to make (assemblies.builds.reverse)"
    case .unmade:
      "all completions must be reversed (assemblies.builds.reverse); to end the build with the quantity that was made, step to completed"
    }
  }
}
