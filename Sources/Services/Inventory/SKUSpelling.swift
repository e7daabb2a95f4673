internal import Shape

/// A SKU in the exact spelling of a request, with the number of the company, as the key of a cache.
struct SKUSpelling: RecentKey {
  private let company: Int
  private let sku: [UInt8]

  init(_ sku: Line, in company: Int) {
    self.company = company
    self.sku = Array(sku.text.utf8)
  }

  /// The FNV-1a hash (RFC 9923) of the SKU and the company's number.
  var mark: UInt64 { sku.reduce(0xcbf2_9ce4_8422_2325 ^ UInt64(company)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}
