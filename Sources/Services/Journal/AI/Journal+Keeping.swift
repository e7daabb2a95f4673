internal import RPC
internal import Shape
internal import Storage
internal import Vocabulary

/// Stores a suggestion of a model in tasting notes, at the request of a user.
extension Journal {
  func keep(_ suggestion: TastingSuggestion, with id: ID<TastingDetails>, in context: Context) throws(Failure)
    -> Tasting
  {
    try change(id, ["text", "descriptors", "bodyDescription", "source"], in: context) { $0.adding(suggestion) }
  }

  func keep(_ profile: FlavorProfile, with id: ID<TastingDetails>, in context: Context) throws(Failure) -> Tasting {
    try change(id, ["descriptors", "scores", "source"], in: context) { $0.adding(profile) }
  }

  private func change(
    _ id: ID<TastingDetails>, _ names: [String], in context: Context,
    _ change: @escaping (TastingDetails) -> TastingDetails
  ) throws(Failure) -> Tasting {
    _ = try tastings.find(id, at: "/tasting", in: context)
    return try tastings.update(
      id, Patch(names: names) { (details, _) in .success(change(details)) }, expect: nil, in: context)
  }
}

extension TastingDetails {
  /// Creates a tasting note whose members all come from a suggestion.
  init(_ suggestion: TastingSuggestion, of bean: ID<BeanDetails>, at instant: Timestamp) {
    (brew, self.bean, at) = (nil, bean, instant)
    (text, descriptors, bodyDescription) = (suggestion.text, suggestion.flavorWheel, suggestion.bodyDescription)
    (scores, source) = (nil, .ai)
  }

  private init(
    _ old: TastingDetails, text: String?, descriptors: [Tag], bodyDescription: String?, scores: TastingScores?
  ) {
    (brew, bean, at) = (old.brew, old.bean, old.at)
    (self.text, self.descriptors, self.bodyDescription, self.scores) = (text, descriptors, bodyDescription, scores)
    source = old.source == .ai ? .ai : .mixed
  }

  /// Returns the note with a suggestion added to it. Members that have a value already are not changed; terms are added
  /// to the list.
  func adding(_ suggestion: TastingSuggestion) -> TastingDetails {
    TastingDetails(
      self, text: text ?? suggestion.text, descriptors: union(suggestion.flavorWheel),
      bodyDescription: bodyDescription ?? suggestion.bodyDescription, scores: scores)
  }

  /// Returns the note with a flavour profile added to it. Scores that the note has already are not changed; terms are
  /// added to the list.
  func adding(_ profile: FlavorProfile) -> TastingDetails {
    TastingDetails(
      self, text: text, descriptors: union(profile.dominant), bodyDescription: bodyDescription,
      scores: TastingScores(scores, profile))
  }

  private func union(_ others: [Tag]) -> [Tag] {
    var (all, known) = (descriptors, descriptors.map(\.line.text.caseFolded))
    for tag in others where !known.contains(tag.line.text.caseFolded) && all.count < 100 {
      all.append(tag)
      known.append(tag.line.text.caseFolded)
    }
    return all
  }
}

extension TastingSuggestion {
  fileprivate var text: String { notes.joined(separator: "\n") }
}

extension TastingScores {
  /// Combines the user's scores with those of a flavour profile. A score that the user has not given comes from the
  /// profile, rounded to quarters.
  fileprivate init(_ own: TastingScores?, _ profile: FlavorProfile) {
    func score(_ own: Score?, _ number: Decimal) -> Score {
      let quarter = Decimal(1).units / Score.stepsInOne
      return own ?? Score(Decimal(units: (number.units + quarter / 2) / quarter * quarter))
    }
    acidity = score(own?.acidity, profile.acidity)
    sweetness = score(own?.sweetness, profile.sweetness)
    bitterness = score(own?.bitterness, profile.bitterness)
    body = score(own?.body, profile.body)
    (aroma, aftertaste, balance, overall) = (own?.aroma, own?.aftertaste, own?.balance, own?.overall)
  }
}
