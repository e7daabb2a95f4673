internal import JSON
internal import Shape

/// The image of a promotion: an address on the web, or an asset of the public database.
struct PromotionImage: Value, Sendable {
  private let shown: Shown

  static func read<S: Source>(from source: inout S) -> PromotionImage {
    guard let json = source.json() else { return example }
    if let url = String(json: json), 1...2000 ~= url.unicodeScalars.count {
      return PromotionImage(shown: Shown(url: url, sha256: nil, bytes: nil, path: nil))
    }
    if json.utf8.first == UInt8(ascii: "{"), let shown = Shown(json: json), shown.url != nil || shown.sha256 != nil {
      return PromotionImage(shown: shown)
    }
    source.refuse(#"must be an address, or an asset: {"sha256":"...","bytes":1024}"#)
    return example
  }

  func write<K: Sink>(to sink: inout K) { sink.record(shown) }
  static var schema: Schema { Shown.schema }
  static var example: PromotionImage {
    PromotionImage(shown: Shown(url: "https://example.com/a.png", sha256: nil, bytes: nil, path: nil))
  }

  /// The image in the form for results.
  struct Shown: Record {
    let url: String?, sha256: String?, bytes: Int?, path: String?

    static let recordName = "PromotionImage"
    static let doc: StaticString =
      "The image of a promotion: an address on the web, or an asset of the public database."
  }
}

extension PromotionImage.Shown {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field(
      "url", \.url, "The address of the image. `null` if the image is an asset.", .length(1...2000))
    sha256 = field(
      "sha256", \.sha256,
      "The SHA-256 digest of the asset's bytes, as 64 hexadecimal digits. `null` if the image has an address.",
      .length(64...64))
    bytes = field(
      "bytes", \.bytes, "The size of the asset in bytes. `null` if the image has an address.",
      .range(0...1_000_000_000))
    path = field(
      "path", \.path,
      "The path of the file in which the host has saved the asset. `null` if the host has not saved it.",
      .length(1...4096))
  }
}
