internal import Shape
internal import Vocabulary

/// A promotion: a card that an app shows to certain users, with or without a product to buy.
struct Promotion: Record, Sendable {
  let id: String, productId: String?, title: String?, message: String?, body: String?, image: PromotionImage?,
    action: PromotionAction?
  let placement: String?, audience: AudienceNames, start: Timestamp?, end: Timestamp?, priority: Int?
  let tiers: [String], minimumVersion: Version?, maximumVersion: Version?, locales: [LanguageRange],
    percentage: Percentage?
  let dismissFor: Int?, data: JSONObject?

  static let doc: StaticString = "A card that an app shows to certain users, with or without a product to buy."

  init<F: Fields<Self>>(_ field: inout F) {
    id = field("id", \.id, "The id of the promotion, which is unique in the document.", .length(1...100))
    productId = field(
      "productId", \.productId,
      "The store's id of the offered product. `null` for a card without a product. Such a card must have a `title`.",
      .length(1...200))
    title = field("title", \.title, "The heading for the user. Required for a card without a product.")
    message = field("message", \.message, "One or two sentences for the user.")
    body = field("body", \.body, "A longer text for the user.")
    image = field("image", \.image, "The image. A text instead of an object is the address of the image.")
    action = field(
      "action", \.action,
      "What a tap on the promotion opens. A text instead of an object is `product:ID`, a web address, or a link into the app, such as `myapp://page`."
    )
    placement = field(
      "placement", \.placement,
      "The name that the app uses for the position of the promotion on its screens. `null` for any position.",
      .length(1...100))
    audience = field(
      "audience", \.audience,
      "The audiences to which the promotion applies, by the names that the app uses. The caller must name at least one of them. Empty for all callers. A text instead of a list counts as a list with one name."
    )
    start = field("start", \.start, "The time from which the promotion applies. `null` if the promotion has no start.")
    end = field(
      "end", \.end,
      "The time from which the promotion no longer applies. It must be later than `start`. `null` if the promotion has no end."
    )
    priority = field(
      "priority", \.priority, "The priority. Promotions with higher priorities come first. Default: 0.")
    tiers = field(
      "tiers", \.tiers,
      "The tiers to which the promotion applies. The account must have at least one of them. Empty for all accounts.")
    minimumVersion = field(
      "minimumVersion", \.minimumVersion,
      "The lowest version of the app to which the promotion applies. `null` for no lower limit.")
    maximumVersion = field(
      "maximumVersion", \.maximumVersion,
      "The highest version of the app to which the promotion applies. `null` for no upper limit.")
    locales = field(
      "locales", \.locales,
      "The ranges of languages (BCP 47) to which the promotion applies, such as `de` or `de-AT`. `*` matches any language, and so does an empty list."
    )
    percentage = field(
      "percentage", \.percentage,
      "The percentage of subjects to which the promotion applies, from 0 to 100 with at most two decimals. A subject is usually an account (see `subject` of policy.promotions.list). `null` for all subjects."
    )
    dismissFor = field(
      "dismissFor", \.dismissFor,
      "The number of seconds for which a dismissal hides the promotion. Default: 604,800, which is seven days.",
      .range(0...1_000_000_000_000))
    data = field("data", \.data, "Further data for the app. The core returns the data unchanged.")
  }

  /// Returns a Boolean value that indicates whether the promotion applies now, by its start, its end and its dismissal.
  /// Also returns the next time at which this value changes without a write, or `nil` if it never changes.
  /// - Parameter hiddenUntil: the end of the promotion's dismissal; `nil` if the promotion is not dismissed.
  func window(at now: Timestamp, hiddenUntil: Timestamp?) -> (isOpen: Bool, changesAt: Timestamp?) {
    let begin = [start, hiddenUntil].compactMap { $0 }.max()
    if let begin, now < begin { return (false, end.map { begin < $0 } ?? true ? begin : nil) }
    if let end, now >= end { return (false, nil) }
    return (true, end)
  }

  /// The time in milliseconds for which a dismissal hides the promotion.
  var hidingTime: Int { (dismissFor ?? 604_800) * 1000 }

  /// Returns a Boolean value that indicates whether this promotion comes before another one in lists. The higher
  /// priority comes first, then the earlier start, then the smaller id by its bytes.
  func precedes(_ other: Promotion) -> Bool {
    if priority ?? 0 != other.priority ?? 0 { return priority ?? 0 > other.priority ?? 0 }
    let (mine, others) = (start?.milliseconds ?? .min, other.start?.milliseconds ?? .min)
    return mine == others ? id.utf8.lexicographicallyPrecedes(other.id.utf8) : mine < others
  }
}
