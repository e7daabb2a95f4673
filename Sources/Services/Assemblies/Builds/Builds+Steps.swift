internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Changes the status of builds.
extension Builds {
  /// Changes the status of a build at the request of a caller.
  /// - Throws: `illegalStep`.
  func step(
    _ id: ID<BuildDetails>, to next: BuildStatus, reason: Line?, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> BuildView {
    let build = try open(id, expect: expect, in: context)
    try BuildStatus.steps.check(from: build.details.state.status, to: next, of: "build") {
      (condition) throws(Failure) in
      Builds.holds(condition, build.details)
    }
    var details = build.details
    try take(next, reason: reason, of: build, &details, in: context)
    try settle(try save(details, of: build, in: context), at: nil, in: context)
    return try view(id, in: context)
  }

  /// Adds the step to another status, and sets the status in `details`.
  func take(
    _ next: BuildStatus, reason: Line?, of build: StoredBuild, _ details: inout BuildDetails,
    in context: CompanyContext
  ) throws(Failure) {
    try steps.take([next], of: build.uuid, from: details.state.status, reason: reason, in: context)
    details.state.status = next
  }

  /// Writes the members that are computed from a build's steps and completions, as a new version of the build.
  func save(_ details: BuildDetails, of build: StoredBuild, in context: CompanyContext) throws(Failure) -> StoredBuild {
    try records.update(build, to: details, always: true, in: context)
  }

  /// Returns the error for an action that is not possible in the build's status. It names the steps that would make it
  /// possible.
  func refusal(
    of asked: String, _ build: StoredBuild, where isOpen: (BuildStatus) -> Bool
  ) throws(Failure) -> Failure {
    try BuildStatus.steps.refusal(
      of: asked, from: build.details.state.status, of: "build", in: BuildStatus.allCases.filter(isOpen),
      by: { _ in "assemblies.builds.step" }
    ) { (condition) throws(Failure) in Builds.holds(condition, build.details) }
  }

  private static func holds(_ condition: BuildCondition, _ details: BuildDetails) -> Bool {
    switch condition {
    case .made: details.left == 0
    case .begun: details.state.made.units > 0
    case .unfinished: details.left > 0
    case .unmade: details.state.made.units <= 0
    }
  }
}
