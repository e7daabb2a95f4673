internal import Ports
internal import RPC
internal import Shape
internal import Tenancy

/// A report on its way: it is worked out in steps, between which others are served. One thread at a time has to do with it.
protocol Reckoning: AnyObject, Sendable {
  associatedtype Report: Record
  associatedtype Found

  /// Leads through what it is worked out of.
  var walk: Walk<Found> { get }
  /// Takes one thing in.
  func take(_ found: Found, in context: CompanyContext)
  /// Puts in order what was gathered, when there is no more to do: called on another thread, as there may be much of it.
  func settle()
  /// What came of it.
  func report(in context: CompanyContext) throws(Failure) -> Report
}

extension Reckoning {
  /// The work that it is, as the answer of a method.
  var work: Computing<Report, CompanyContext> {
    steps { [self] in
      Computing(compute: settling) { (_, context) throws(Failure) in .result(try self.report(in: context)) }
    }
  }

  /// The same work, whose report the host is asked about.
  func work<Result: Value>(
    asking: @escaping (Report, CompanyContext) throws(Failure) -> Answer<Result, CompanyContext>
  ) -> Computing<Result, CompanyContext> {
    steps { [self] in
      Computing(asking: { (_, context) throws(Failure) in try asking(try self.report(in: context), context) }, after: settling)
    }
  }

  /// - Parameter end: makes what is done behind the last step.
  private func steps<Result: Value>(_ end: @escaping () -> Computing<Result, CompanyContext>) -> Computing<Result, CompanyContext> {
    let progress = walk.progress()
    return Computing(
      compute: { heard in
        heard.say(done: Decimal(progress.done), of: progress.total.map { Decimal($0) })
        return []
      },
      step: { (_, context) throws(Failure) in .more(try self.step(in: context) ? self.steps(end) : end()) })
  }

  /// Goes on; returns whether there is more to do.
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
