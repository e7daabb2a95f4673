internal import JSON
internal import Shape

/// What a tap on a promotion opens: a product, a web address, or a link into the app. A document can give the action as
/// a text, such as `product:pro.yearly`.
struct PromotionAction: Value, Sendable {
  enum Kind: String, Choice {
    /// Opens the product in the store, or the page in the app about the product.
    case product
    /// Opens an address on the web.
    case address
    /// Opens a link into the app.
    case link

    static let spellings = Spellings<Kind>()
  }

  let kind: Kind, target: String

  private static let complaint =
    #"must be a link (myapp://page), an address (https://...), product:ID, or {"kind":"link|address|product","target":"..."}"#

  static func read<S: Source>(from source: inout S) -> PromotionAction {
    guard let json = source.json() else { return example }
    if let action = String(json: json).flatMap({ PromotionAction($0) }) { return action }
    let shown = json.utf8.first == UInt8(ascii: "{") ? Shown(json: json) : nil
    guard let shown, 1...2000 ~= shown.target.unicodeScalars.count else {
      source.refuse(complaint)
      return example
    }
    return PromotionAction(kind: shown.kind, target: shown.target)
  }

  private init(kind: Kind, target: String) { (self.kind, self.target) = (kind, target) }

  private init?(_ text: String) {
    guard 1...2000 ~= text.unicodeScalars.count, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let (scheme, rest) = (text[..<colon], text[text.utf8.index(after: colon)...])
    guard !rest.isEmpty, let first = scheme.utf8.first, first.isASCIILetter else { return nil }
    switch scheme.lowercased() {
    case "product": self.init(kind: .product, target: String(rest))
    case "http", "https": self.init(kind: .address, target: text)
    default: self.init(kind: .link, target: text)
    }
  }

  func write<K: Sink>(to sink: inout K) { sink.record(Shown(kind: kind, target: target)) }
  static var schema: Schema { Shown.schema }
  static var example: PromotionAction { PromotionAction(kind: .product, target: "pro.yearly") }

  /// The action in the form for results.
  struct Shown: Record {
    let kind: Kind, target: String

    static let recordName = "PromotionAction"
    static let doc: StaticString =
      "What a tap on a promotion opens: a product, a web address, or a link into the app."
  }
}

extension PromotionAction.Shown {
  init<F: Fields<Self>>(_ field: inout F) {
    kind = field(
      "kind", \.kind,
      "The kind of action. product: show a product to buy. address: open a web address. link: open a link into the app."
    )
    target = field(
      "target", \.target, "What to open: the product's id, the web address, or the link.", .length(1...2000))
  }
}
