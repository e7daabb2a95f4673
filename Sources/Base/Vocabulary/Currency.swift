public import Shape

/// The code of a currency (ISO 4217): three capital letters.
///
/// A field accepts only listed currencies if it has a limit, whichever it is. Stored records may contain other
/// currencies, because older programs accepted any three letters.
public struct Currency: Value, Equatable, Sendable {
  public let code: String

  /// Creates a currency from a code that was checked before. The code is not checked again.
  public init(code: String) { self.code = code }

  public static func read<S: Source>(from source: inout S) -> Currency {
    guard let text = source.text() else { return example }
    if text.utf8.count == 3, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) { return Currency(code: text) }
    source.refuse("must be a currency code of three capital letters, such as EUR")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(code) }
  @inlinable public static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  public static var schema: Schema { .text(TextSchema(pattern: "^[A-Z]{3}$")) }
  public static var example: Currency { Currency(code: "EUR") }

  /// A limit for fields that accept only listed currencies.
  public static let listed = Limit.length(3...3)

  public func violation(of limit: Limit) -> String? {
    isListed ? nil : "must be a currency of ISO 4217, such as EUR, not \(code)"
  }

  var isListed: Bool {
    let wanted = Array(code.utf8)
    return Currency.codes.withUTF8Buffer { codes in
      // Each code has four bytes: three letters and a space.
      var (low, high) = (0, (codes.count + 1) / 4)
      while low < high {
        let middle = (low + high) / 2
        let found = codes[4 * middle..<4 * middle + 3]
        if found.elementsEqual(wanted) { return true }
        if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }

  /// The codes that are in use, sorted (ISO 4217, table A.1, with precious metals and units of account).
  private static let codes: StaticString = """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
    CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL \
    HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD \
    MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF \
    SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU \
    UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG
    """
}
