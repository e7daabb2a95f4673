internal import Shape

/// A pattern of purchase numbers, with the same rules as a pattern of order numbers. The default is `P-{number:5}`.
struct PurchaseNumberFormat: Value {
  let format: OrderNumberFormat

  static let usual = PurchaseNumberFormat(format: OrderNumberFormat(text: "P-{number:5}"))

  static func read<S: Source>(from source: inout S) -> PurchaseNumberFormat {
    PurchaseNumberFormat(format: .read(from: &source))
  }
  func write<K: Sink>(to sink: inout K) { format.write(to: &sink) }
  static var schema: Schema { OrderNumberFormat.schema }
  static var example: PurchaseNumberFormat { usual }
  static var absent: PurchaseNumberFormat? { usual }
}
