internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// The rules for beans: checks, and when beans count as finished.
extension Journal {
  /// Checks beans.
  /// - Parameters:
  ///   - base: the place of the details in the parameters.
  ///   - old: the details before the change; `nil` for new ones.
  /// - Throws: -32602 with every problem.
  func check(_ details: BeanDetails, at base: String, since old: BeanDetails? = nil, in context: Context)
    throws(Failure)
  {
    var rules = MemberRules(at: base, details.extent(since: old, in: context))
    details.check(&rules, today: try days.zone().day(of: context.now))
    try Journal.refuse(rules.problems)
  }

  /// Marks beans as finished if less than a gram is left, and a setting of the account says so. If a user removes the
  /// mark, it stays removed until the weight or the withdrawn grams change.
  func finished(
    _ new: BeanDetails, since old: BeanDetails?, _ id: ID<BeanDetails>?, in context: Context
  ) throws(Failure) -> BeanDetails {
    // A record from a file is restored as it was.
    if context.isRestoring { return new }
    guard old?.weight != new.weight || old?.withdrawn != new.withdrawn, new.weight != nil, !new.finished.isSet,
      try finishesEmptyBeans()
    else {
      return new
    }
    var bean = new
    let dose = try id.map { (id) throws(Failure) in try figures.dose(of: id, in: context) } ?? Decimal(0)
    if let left = BeanFacts(new).remaining(without: dose), left < Decimal(1) { bean.finished = true }
    return bean
  }
}

extension BeanFacts {
  fileprivate init(_ bean: BeanDetails) {
    (roastDate, frozenAt, thawedAt) = (bean.roastDate, bean.frozenAt, bean.thawedAt)
    (weight, withdrawn, price) = (bean.weight, bean.withdrawn.grams, bean.price)
  }
}
