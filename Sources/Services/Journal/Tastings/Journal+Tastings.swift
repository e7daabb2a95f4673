internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The checks of tasting notes and recipes, and the completion of flavour terms.
extension Journal {
  /// Checks the members of a tasting note that is created or changed, and the records to which it refers.
  /// - Parameters:
  ///   - base: the JSON pointer of the members in the parameters, for error messages.
  ///   - old: the details before the change. A reference that has not changed is not checked again, because the record
  ///     may have been deleted since.
  /// - Throws: -32602 with all problems.
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

  /// Checks the members of a recipe that is created or changed, and the beans to which it refers.
  /// - Parameters:
  ///   - base: the JSON pointer of the members in the parameters, for error messages.
  ///   - old: the details before the change. Beans that have not changed are not checked again, because they may have
  ///     been deleted since.
  /// - Throws: -32602 with all problems.
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

  /// Returns the flavour terms that begin with a text, or that have a word which begins with it. They come from the
  /// wheel and from the account's own notes and beans.
  func complete(_ text: String, limit: Int, in context: Context) throws(Failure) -> [CompletedTerm] {
    // Accents are ignored, so a user may leave them out: `creme` finds `crème`.
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
    // Terms that begin with the text come first. Then follow terms of which only a later word begins with it.
    let first = found.filter { begins($0.term) }
    return Array((first + found.filter { !begins($0.term) }).prefix(limit))
  }
}

/// A flavour term that completes the beginning of a word.
struct CompletedTerm: Record {
  let term: String, id: String?

  static let doc: StaticString = "A flavour term that completes the word that a user has begun."
}

extension CompletedTerm {
  init<F: Fields<Self>>(_ field: inout F) {
    term = field("term", \.term, "The flavour term.")
    id = field("id", \.id, "The id of the term in the flavour wheel. `null` for a term that is not in the wheel.")
  }
}
