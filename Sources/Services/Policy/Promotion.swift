internal import Shape
internal import Vocabulary

/// A card that an app shows, with or without a product, and whom it is for.
struct Promotion: Record, Sendable {
  let id: String, productId: String?, title: String?, message: String?, body: String?, image: PromotionImage?, action: PromotionAction?
  let placement: String?, audience: AudienceNames, start: Timestamp?, end: Timestamp?, priority: Int?
  let tiers: [String], minimumVersion: Version?, maximumVersion: Version?, locales: [LanguageRange], percentage: Percentage?
  let dismissFor: Int?, data: JSONObject?

  static let doc: StaticString = "A card that an app shows, with or without a product, and whom it is for."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "No other promotion of the document has it.", .length(1...100))
    productId = field(
      "productId", \.productId, "The product that is offered, as the store names it; null for a card without one, which has a title.",
      .length(1...200))
    title = field("title", \.title, "A heading, for people.")
    message = field("message", \.message, "A sentence or two, for people.")
    body = field("body", \.body, "A longer text, for people.")
    image = field("image", \.image, "An image; as a text its address.")
    action = field(
      "action", \.action, "What a tap does; as a text product:ID, an address of the web, or a link into the app, such as myapp://page.")
    placement = field(
      "placement", \.placement, "Where in the app it is shown, as the app names the place; null for anywhere.", .length(1...100))
    audience = field(
      "audience", \.audience,
      "The caller must name one of these audiences, as the app names them; empty for all callers. A text is one name.")
    start = field("start", \.start, "The first instant at which it applies; null for no beginning.")
    end = field("end", \.end, "The first instant at which it applies no more, later than the start; null for no end.")
    priority = field("priority", \.priority, "Higher ones come first; 0 without it.")
    tiers = field("tiers", \.tiers, "The account must have one of these; empty for any account.")
    minimumVersion = field("minimumVersion", \.minimumVersion, "The lowest version of the app that it is for.")
    maximumVersion = field("maximumVersion", \.maximumVersion, "The highest version of the app that it is for.")
    locales = field("locales", \.locales, "Ranges of languages (BCP 47) that it is for, such as de or de-AT; * for any; empty for all.")
    percentage = field("percentage", \.percentage, "The share of subjects that it is for; with at most two decimals.")
    dismissFor = field(
      "dismissFor", \.dismissFor, "For how many seconds it is hidden when it is dismissed; 604800 without it.",
      .range(0...1_000_000_000_000))
    data = field("data", \.data, "Anything else, passed through.")
  }

  /// Whether it applies at an instant, and when time alone changes that; nil for never.
  /// - Parameter hiddenUntil: the end of its dismissal; nil where it is not dismissed.
  func window(at now: Timestamp, hiddenUntil: Timestamp?) -> (isOpen: Bool, changesAt: Timestamp?) {
    let begin = [start, hiddenUntil].compactMap { $0 }.max()
    if let begin, now < begin { return (false, end.map { begin < $0 } ?? true ? begin : nil) }
    if let end, now >= end { return (false, nil) }
    return (true, end)
  }

  /// In milliseconds.
  var hidingTime: Int { (dismissFor ?? 604_800) * 1000 }

  /// Whether it comes before another: the higher priority, then the earlier start, then the id, by its bytes.
  func precedes(_ other: Promotion) -> Bool {
    if priority ?? 0 != other.priority ?? 0 { return priority ?? 0 > other.priority ?? 0 }
    let (mine, others) = (start?.milliseconds ?? .min, other.start?.milliseconds ?? .min)
    return mine == others ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : mine < others
  }
}
