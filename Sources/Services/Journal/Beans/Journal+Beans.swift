internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// The checks of beans, and the rule that marks beans as finished.
extension Journal {
  /// Checks the members of beans that are created or changed.
  /// - Parameters:
  ///   - base: the JSON pointer of the members in the parameters, for error messages.
  ///   - old: the details before the change; `nil` for new beans.
  /// - Throws: -32602 with all problems.
  func check(_ details: BeanDetails, at base: String, since old: BeanDetails? = nil, in context: Context)
    throws(Failure)
  {
    var rules = MemberRules(at: base, details.extent(since: old, in: context))
    details.check(&rules, today: try days.zone().day(of: context.now))
    try Journal.refuse(rules.problems)
  }

  /// Marks beans as finished if less than one gram is left, and the account's settings ask for it. If a user removes
  /// the mark, it is set again only after the weight or the withdrawn grams have changed.
  func finished(
    _ new: BeanDetails, since old: BeanDetails?, _ id: ID<BeanDetails>?, in context: Context
  ) throws(Failure) -> BeanDetails {
    // A record from a file is stored exactly as it is in the file.
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
