internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The computation of a report in steps, between which other requests are served. One thread at a time uses it.
protocol Reckoning: AnyObject, Sendable {
  associatedtype Report: Record
  associatedtype Found

  /// The walk through the records of the report.
  var walk: Walk<Found> { get }
  /// Adds one record.
  func take(_ found: Found, in context: CompanyContext)
  /// Sorts the collected sums after the last step. Called on another thread, as there may be many sums.
  func settle()
  /// Returns the report.
  func report(in context: CompanyContext) throws(Failure) -> Report
}

extension Reckoning {
  /// The work as the reply of a method.
  var work: Computing<Report, CompanyContext> {
    steps { [self] in
      Computing(compute: settling) { (_, context) throws(Failure) in .result(try self.report(in: context)) }
    }
  }

  /// Returns the work, with a question to the host about the report after it.
  func work<Result: Value>(
    asking: @escaping (Report, CompanyContext) throws(Failure) -> Answer<Result, CompanyContext>
  ) -> Computing<Result, CompanyContext> {
    steps { [self] in
      Computing(
        asking: { (_, context) throws(Failure) in try asking(try self.report(in: context), context) }, after: settling)
    }
  }

  /// - Parameter end: returns the work after the last step.
  private func steps<Result: Value>(_ end: @escaping () -> Computing<Result, CompanyContext>) -> Computing<
    Result, CompanyContext
  > {
    let progress = walk.progress()
    return Computing(
      compute: { heard in
        heard.say(done: Decimal(progress.done), of: progress.total.map { Decimal($0) })
        return []
      },
      step: { (_, context) throws(Failure) in .more(try self.step(in: context) ? self.steps(end) : end()) })
  }

  /// Does one step.
  /// - Returns: a Boolean value that indicates whether more steps are left.
  private func step(in context: CompanyContext) throws(Failure) -> Bool {
    guard let some = try walk.next(context) else { return false }
    for found in some { take(found, in: context) }
    return true
  }

  private var settling: @Sendable (Progress) -> [UInt8] {
    { heard in
      if !heard.isCancelled { self.settle() }
      return []
    }
  }
}
