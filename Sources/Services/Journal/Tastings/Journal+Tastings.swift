internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Checks tasting notes and recipes, and completes flavour terms.
extension Journal {
  /// Checks a tasting note and its references.
  /// - Parameters:
  ///   - base: the place of the details in the parameters.
  ///   - old: the details before the change. Records that they refer to may have been deleted since, and are not
  ///     checked again.
  /// - Throws: -32602 with every problem.
  func check(_ details: TastingDetails, at base: String, since old: TastingDetails? = nil, in context: Context)
    throws(Failure)
  {
    var rules = MemberRules(at: base, details.extent(since: old, in: context))
    details.check(&rules)
    if let brew = details.brew, brew != old?.brew, try brews.findIfThere(brew, in: context) == nil {
      rules.refuse("brew", "must be the id of a brew")
    }
    if let bean = details.bean, bean != old?.bean, try beans.findIfThere(bean, in: context) == nil {
      rules.refuse("bean", "must be the id of a bean")
    }
    try Journal.refuse(rules.problems)
  }

  /// Checks a recipe and its references.
  /// - Parameters:
  ///   - base: the place of the details in the parameters.
  ///   - old: the details before the change. A bean that they refer to may have been deleted since, and is not checked
  ///     again.
  /// - Throws: -32602 with every problem.
  func check(_ details: RecipeDetails, at base: String, since old: RecipeDetails? = nil, in context: Context)
    throws(Failure)
  {
    var rules = MemberRules(at: base, details.extent(since: old, in: context))
    details.check(&rules)
    if let bean = details.bean, bean != old?.bean, !context.isRestoring, try beans.findIfThere(bean, in: context) == nil
    {
      rules.refuse("bean", "must be the id of a bean")
    }
    try Journal.refuse(rules.problems)
  }

  /// Returns the terms that complete a text: those of the wheel, and the account's own descriptors.
  func complete(_ text: String, limit: Int, in context: Context) throws(Failure) -> [CompletedTerm] {
    // Users may leave out accents: `creme` finds `crème`.
    let start = text.folded
    func begins(_ term: String) -> Bool { term.folded.starts(with: start) }
    func fits(_ term: String) -> Bool {
      begins(term) || term.folded.split(separator: " ").contains { $0.starts(with: start) }
    }
    var found = FlavorWheel.terms.filter { fits($0.name) }.map { CompletedTerm(term: $0.name, id: $0.id) }
    let own = try stores.all(queries.descriptorsInUse, in: context.partition.store) { $0.next(String.self) }
    for term in own where fits(term) && !FlavorWheel.names.contains(term.caseFolded) {
      found.append(CompletedTerm(term: term, id: nil))
    }
    // Terms that begin with the text come first. Terms with a later word that begins with the text follow.
    let first = found.filter { begins($0.term) }
    return Array((first + found.filter { !begins($0.term) }).prefix(limit))
  }
}

/// A flavour term that completes a text.
struct CompletedTerm: Record {
  let term: String, id: String?

  static let doc: StaticString = "A flavour term that completes a word begun by the user."
}

extension CompletedTerm {
  init<F: Fields<Self>>(_ field: inout F) {
    term = field("term", \.term, "The term.")
    id = field("id", \.id, "The id in the flavour wheel. `null` for a term that is not in the wheel.")
  }
}
