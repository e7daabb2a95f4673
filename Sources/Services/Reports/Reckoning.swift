internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// The computation of a report in steps. Other requests are served between the steps. Only one thread at a time uses
/// the object.
protocol Reckoning: AnyObject, Sendable {
  associatedtype Report: Record
  associatedtype Found

  /// Reads the records of the report, some of them for each step.
  var walk: Walk<Found> { get }
  /// Adds one record to the sums of the report.
  func take(_ found: Found, in context: CompanyContext)
  /// Sorts the sums after the last record. It is called on another thread, because there may be many sums.
  func settle()
  /// Returns the finished report.
  func report(in context: CompanyContext) throws(Failure) -> Report
}

extension Reckoning {
  /// The computation as the result of a method that computes in steps.
  var work: Computing<Report, CompanyContext> {
    steps { [self] in
      Computing(compute: settling) { (_, context) throws(Failure) in .result(try self.report(in: context)) }
    }
  }

  /// Returns the computation, followed by a request to the host about the finished report.
  func work<Result: Value>(
    asking: @escaping (Report, CompanyContext) throws(Failure) -> Answer<Result, CompanyContext>
  ) -> Computing<Result, CompanyContext> {
    steps { [self] in
      Computing(
        asking: { (_, context) throws(Failure) in try asking(try self.report(in: context), context) }, after: settling)
    }
  }

  /// - Parameter end: returns the work that follows after the last step.
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

  /// Reads and adds the next records.
  /// - Returns: a Boolean value that indicates whether there may be more records.
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
