internal import Shape

/// A web address that contains the GS1 keys of a trade item, a shipment or a place, such as
/// `https://id.gs1.org/01/04006381333931/10/L-7?17=270430`. The host can be any.
///
/// Source: GS1 Digital Link Standard: URI Syntax, 1.3. The path has a primary key and its qualifiers, and the query has
/// attributes. Versions 1.0 and 1.1 also allowed words instead of the identifiers' digits:
/// `https://id.gs1.org/gtin/614141123452/lot/ABC1/ser/12345?exp=180426`.
/// `https://id.gs1.org/gtin/614141123452/lot/ABC1/ser/12345?exp=180426`.
struct DigitalLink {
  /// The application identifiers of the address with their values, the primary key first.
  let elements: [ElementString.Element]

  /// Creates a link from the bytes of an address. Returns `nil` if the address has no GS1 key, or a key of the wrong
  /// length.
  init?(_ text: [UInt8]) {
    guard let start = DigitalLink.start(text) else { return nil }
    let address = text[start...].prefix { $0 != UInt8(ascii: "#") }
    let path = address.prefix { $0 != UInt8(ascii: "?") }
    let all = Array(path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst())
    guard let (segments, key) = DigitalLink.keyed(all) else { return nil }
    let isOfWords = !segments[key].allSatisfy(DigitalLink.isDigit)
    var pairs: [(identifier: [UInt8], value: [UInt8])] = []
    for place in stride(from: key, to: segments.count, by: 2) {
      guard let identifier = DigitalLink.identifier(segments[place]) else { return nil }
      pairs.append((identifier, DigitalLink.decoded(segments[place + 1])))
    }
    // Earlier versions of the standard allowed addresses to leave out the leading zeros of a GTIN.
    if pairs[0].identifier.elementsEqual("01".utf8) {
      pairs[0].value.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 14 - pairs[0].value.count), at: 0)
    }
    for parameter in address.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")) {
      let name = parameter.prefix { $0 != UInt8(ascii: "=") }
      // If the key's identifier is written in digits, a word such as `exp` has no meaning in GS1. It is then a
      // parameter of the host, and is skipped.
      guard name.count < parameter.count, isOfWords || name.allSatisfy(DigitalLink.isDigit) else { continue }
      guard let identifier = DigitalLink.identifier(name) else { continue }
      pairs.append((identifier, DigitalLink.decoded(parameter.dropFirst(name.count + 1))))
    }
    elements = pairs.map {
      ElementString.Element(
        identifier: String(decoding: $0.identifier, as: UTF8.self), value: String(decoding: $0.value, as: UTF8.self))
    }
  }

  /// Returns the index at which the host begins, or `nil` if the text is not a web address.
  private static func start(_ text: [UInt8]) -> Int? {
    [Array("https://".utf8), Array("http://".utf8)].first { scheme in
      text.count > scheme.count
        && zip(text, scheme).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 >= UInt8(ascii: "a") }
    }?.count
  }

  /// Returns the segments of the path, and the index of the primary key's identifier. If the last identifier has no
  /// value, an empty segment is added. The check of the elements then reports the missing value.
  private static func keyed(_ all: [ArraySlice<UInt8>]) -> (segments: [ArraySlice<UInt8>], key: Int)? {
    let trimmed = all.last?.isEmpty == true ? Array(all.dropLast()) : all
    for segments in [all, trimmed, trimmed + [[]]] {
      if let key = key(segments) { return (segments, key) }
    }
    return nil
  }

  /// Returns the index of the primary key's identifier: the last key after which only qualifiers follow.
  private static func key(_ segments: [ArraySlice<UInt8>]) -> Int? {
    var place = segments.count - 2
    while place >= 0 {
      guard let identifier = identifier(segments[place]) else { return nil }
      if let lengths = lengths(of: String(decoding: identifier, as: UTF8.self)) {
        let key = segments[place + 1]
        // An eight-digit GTIN is accepted only after the word `gtin`. After the digits `01`, eight digits may be a part
        // of a date.
        let isShort = identifier.elementsEqual("01".utf8) && key.count == 8 && !segments[place].allSatisfy(isDigit)
        return (lengths.contains(key.count) || isShort) && key.allSatisfy(isDigit) ? place : nil
      }
      place -= 2
    }
    return nil
  }

  /// Returns the application identifier for a segment of the path or the name of a parameter. It may be written in
  /// digits or as a word. Returns `nil` for any other text.
  private static func identifier(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    if (2...4).contains(text.count), text.allSatisfy(isDigit) { return Array(text) }
    if !(3...5).contains(text.count) { return nil }
    let word = text.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    return identifier(ofWord: String(decoding: word, as: UTF8.self)).map { Array("\($0)".utf8) }
  }

  /// Returns the application identifier for a word of versions 1.0 and 1.1, or `nil` for another word.
  private static func identifier(ofWord word: String) -> StaticString? {
    switch word {
    case "sscc": "00"
    case "gtin": "01"
    case "lot": "10"
    case "exp": "17"
    case "ser": "21"
    case "cpv": "22"
    case "glnx": "254"
    case "gsin": "402"
    case "gln": "414"
    case "expdt": "7003"
    case "itip": "8006"
    case "gsrnp": "8017"
    case "gsrn": "8018"
    case "srin": "8019"
    default: nil
    }
  }

  /// Returns the possible lengths of the value of a primary key, or `nil` for another identifier. Keys whose values may
  /// contain letters are left out, because any web address could look like one.
  private static func lengths(of identifier: String) -> [Int]? {
    switch identifier {
    case "00", "8017", "8018": [18]
    case "01": [12, 13, 14]
    case "402": [17]
    case "414", "417": [13]
    case "8006": [18]
    default: nil
    }
  }

  /// Decodes percent-encoding (RFC 3986, section 2.1). A `%` without two hexadecimal digits is left as it is.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), text)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
