internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Answers from the account's own tasting notes, for the case that the host's AI fails.
extension Journal {
  /// Returns the texts and terms that occur in earlier tasting notes about the given beans, or else about beans with
  /// the same roast level. Returns `nil` if there are none.
  func notes(of bean: ID<BeanDetails>?, _ roastLevel: RoastLevel?, in context: Context) throws(Failure)
    -> TastingSuggestion?
  {
    var found: [TastingDetails] = []
    if let bean { found = try tasted(queries.tastedOfBean, { $0.add(bean) }, in: context) }
    if found.isEmpty, let roastLevel { found = try tasted(queries.tastedOfRoast, { $0.add(roastLevel) }, in: context) }
    // The queries return the latest notes first, so their texts come first.
    let texts = found.compactMap(\.text).flatMap { $0.split(separator: "\n").map { String($0).cut(to: 200) } }
    let terms = Journal.counted(found.flatMap(\.descriptors)).prefix(10)
    guard let text = texts.isEmpty ? terms.first?.line.text : texts[0] else { return nil }
    return TastingSuggestion(
      notes: texts.isEmpty ? [text] : Array(texts.prefix(10)), flavorWheel: Array(terms),
      bodyDescription: found.compactMap(\.bodyDescription).first.map { $0.cut(to: 400) } ?? "Not noted yet.")
  }

  /// Returns a flavour profile from earlier tasting notes about the same beans: the mean of the scores, and how often
  /// each group of flavours was noted. Returns `nil` if no note has all needed scores.
  func profile(like tasting: TastingDetails, in context: Context) throws(Failure) -> FlavorProfile? {
    let ofBrew = try tasting.brew.flatMap { (id) throws(Failure) in try brews.findIfThere(id, in: context)?.details.bean
    }
    guard let bean = tasting.bean ?? ofBrew else { return nil }
    let found = try tasted(queries.tastedOfBean, { $0.add(bean) }, in: context)
    func mean(_ member: (TastingScores) -> Score?) -> Decimal? {
      let scores = found.compactMap { $0.scores.flatMap(member)?.number.units }
      return scores.isEmpty
        ? nil : Decimal(Int128(scores.reduce(0, +)), over: Int128(scores.count) * 100_000, places: 1)
    }
    guard let acidity = mean(\.acidity), let sweetness = mean(\.sweetness), let bitterness = mean(\.bitterness),
      let body = mean(\.body)
    else {
      return nil
    }
    func share(_ group: String) -> Decimal {
      let names = Set(
        FlavorWheel.terms.filter { $0.id == group || $0.id.hasPrefix("\(group).") }.map(\.name.caseFolded))
      let count = found.count { $0.descriptors.contains { names.contains($0.line.text.caseFolded) } }
      return Decimal(Int128(count) * 10, over: Int128(found.count), places: 1) ?? Decimal(0)
    }
    let terms = Journal.counted(found.flatMap(\.descriptors)).prefix(3)
    guard !terms.isEmpty else { return nil }
    return FlavorProfile(
      acidity: acidity, sweetness: sweetness, bitterness: bitterness, body: body, fruitiness: share("fruity"),
      floral: share("floral"),
      nutty: share("nutty"), roasted: share("roasted"), dominant: Array(terms),
      summary: "The mean of your tastings of these beans, \(found.count) in number.")
  }

  private func tasted(
    _ query: StoreStatement, _ bind: (inout Binder) -> Void, in context: Context
  ) throws(Failure) -> [TastingDetails] {
    let ids = try stores.all(query, in: context.partition.store, bind, { ID<TastingDetails>($0.next(UUID.self)) })
    var found: [TastingDetails] = []
    for id in ids { if let tasting = try tastings.findIfThere(id, in: context) { found.append(tasting.details) } }
    return found
  }

  /// Returns each term once, the most frequent term first. Among equally frequent terms, the term of the later tasting
  /// note comes first.
  private static func counted(_ terms: [Tag]) -> [Tag] {
    var (order, counts) = ([Tag](), [String: Int]())
    for term in terms {
      let name = term.line.text.caseFolded
      if counts[name] == nil { order.append(term) }
      counts[name, default: 0] += 1
    }
    let ranked = order.enumerated().sorted { a, b in
      let (first, second) = (counts[a.element.line.text.caseFolded] ?? 0, counts[b.element.line.text.caseFolded] ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }
    return ranked.map(\.element)
  }
}
