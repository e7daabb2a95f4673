internal import Shape

/// The interpretation of a scanned code from its text alone, before records are looked up.
struct ReadCode {
  /// A spelling that is the same for all codes with the same meaning.
  let normalized: String
  /// The kind of symbol that the code was read from, or `nil` if the kind is unknown.
  let symbology: Symbology?
  /// The reason why the code is invalid, as a part of a sentence; `nil` for a valid code.
  let problem: String?
  let elements: ElementString?
  /// The spellings in which a record may store the code. `Scan` looks up records by these spellings.
  let meant: [String]

  /// Interprets the text of a code.
  /// - Parameters:
  ///   - text: the text that the scanner sent. Spaces around it are ignored.
  ///   - given: the kind of symbol that the text was read from, or `nil` to infer the kind from the text.
  init(_ text: String, _ given: Symbology?) {
    var bytes = Array(text.withoutOuterSpaces.utf8)
    let identifier = SymbologyIdentifier(bytes)
    if identifier != nil { bytes.removeFirst(SymbologyIdentifier.length) }
    var bare = String(decoding: bytes, as: UTF8.self)
    let kind = given ?? identifier?.symbology
    if identifier?.isGS1 == true || ReadCode.holdsElements(bytes, identifier == nil ? given : nil) {
      self.init(elements: bytes, kind)
      return
    }
    if let link = DigitalLink(bytes) {
      self.init(kind, bare) { () throws(ElementString.Defect) in try ElementString(link.elements) }
      return
    }
    var digits = bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? bytes : []
    if identifier?.hasAddOn == true, [15, 18].contains(digits.count) {
      digits = Array(digits.prefix(13))
      bare = String(decoding: digits, as: UTF8.self)
    }
    guard let symbology = ReadCode.narrowed(kind, digits, isGiven: given != nil) ?? ReadCode.guess(digits) else {
      self.init(plain: bare, digits)
      return
    }
    self.init(bare, digits, symbology, isGuessed: given == nil)
  }

  /// Returns the spellings in which a record may store a code of any kind. The given spelling is among them, because
  /// older versions of the program stored codes with the symbology identifier.
  static func meant(by text: String) -> [String] {
    let code = ReadCode(text, nil)
    return code.meant.contains(text) ? code.meant : code.meant + [text]
  }

  /// Creates a code whose kind is unknown. Fourteen digits are read as a GTIN.
  private init(plain bare: String, _ digits: [UInt8]) {
    let digit = digits.count == 14 ? GTIN.wrongCheckDigit(of: digits) : nil
    self.init(
      normalized: digits.count == 14 ? GTIN(digits)?.text ?? bare : bare, symbology: nil,
      problem: digit.map { "its last digit, the check digit, must be \($0)" }, elements: nil, meant: [bare])
  }

  private init(normalized: String, symbology: Symbology?, problem: String?, elements: ElementString?, meant: [String]) {
    self.normalized = normalized
    self.symbology = symbology
    self.problem = problem
    self.elements = elements
    self.meant = meant
  }

  private init(elements text: [UInt8], _ symbology: Symbology?) {
    self.init(symbology, String(decoding: text.filter { $0 != ElementString.separator }, as: UTF8.self)) {
      () throws(ElementString.Defect) in try ElementString(text)
    }
  }

  /// Creates a code with GS1 element strings.
  /// - Parameters:
  ///   - bare: the code in the spelling in which a record may store it.
  ///   - read: reads the element strings, or throws the reason why they are invalid.
  private init(_ symbology: Symbology?, _ bare: String, _ read: () throws(ElementString.Defect) -> ElementString) {
    do throws(ElementString.Defect) {
      let elements = try read()
      self.init(
        normalized: elements.text, symbology: symbology, problem: nil, elements: elements,
        meant: [elements.tradeItem, bare].compactMap(\.self))
    } catch {
      self.init(normalized: bare, symbology: symbology, problem: error.sentence, elements: nil, meant: [bare])
    }
  }

  /// Creates a code of a known or inferred kind, and checks its digits.
  /// - Parameters:
  ///   - digits: the digits of the text; empty if the text has other characters.
  ///   - isGuessed: a Boolean value that indicates whether the kind was inferred from the text. Records are then looked
  ///     up by the text itself, because it may be a code of another kind.
  private init(_ bare: String, _ digits: [UInt8], _ symbology: Symbology, isGuessed: Bool) {
    guard let count = symbology.digits else {
      self.init(normalized: bare, symbology: symbology, problem: nil, elements: nil, meant: [bare])
      return
    }
    // Many scanners send a UPC-A as an EAN-13 with a leading 0. The 0 is removed here.
    let code =
      symbology == .upcA && digits.count == 13 && digits[0] == UInt8(ascii: "0") ? Array(digits.dropFirst()) : digits
    let gtin = symbology == .upcE ? GTIN(upcE: code) : GTIN(code)
    if code.count == count, let gtin {
      self.init(
        normalized: gtin.text, symbology: symbology, problem: nil, elements: nil,
        meant: isGuessed ? [bare] : [String(decoding: gtin.digits, as: UTF8.self)])
      return
    }
    let problem =
      if code.count != count {
        "\(symbology.title) has \(count) digits"
      } else if let digit = GTIN.wrongCheckDigit(of: symbology == .upcE ? GTIN.expanded(code) ?? [] : code) {
        "its last digit, the check digit, must be \(digit)"
      } else {
        "\(symbology.title) begins with 0 or 1"
      }
    self.init(normalized: bare, symbology: symbology, problem: problem, elements: nil, meant: [bare])
  }

  /// Returns the kind of symbol that a number was probably read from, judged by its length.
  private static func guess(_ digits: [UInt8]) -> Symbology? {
    switch digits.count {
    case 13: .ean13
    case 12: .upcA
    case 8: GTIN(upcE: digits) != nil ? .upcE : .ean8
    default: nil
    }
  }

  /// Returns the symbology that an identifier or the caller has named. The number of digits can make it more exact.
  private static func narrowed(_ symbology: Symbology?, _ digits: [UInt8], isGiven: Bool) -> Symbology? {
    switch (symbology, digits.count) {
    case (.itf, 14): .itf14
    // Scanners report UPC as EAN-13, but some are configured to send the 12 or 8 digits that are printed.
    case (.ean13, 12) where !isGiven: .upcA
    case (.ean13, 8) where !isGiven: .upcE
    default: symbology
    }
  }

  /// Returns a Boolean value that indicates whether a text without a symbology identifier consists of GS1 element
  /// strings. An FNC1 at the beginning can't show it, because scanners never send that FNC1 as a character (GS1 GSCN
  /// 16-477).
  private static func holdsElements(_ text: [UInt8], _ given: Symbology?) -> Bool {
    if hasParentheses(text) { return true }
    // Texts of ISO/IEC 15434 begin with `[)>`. They contain the same separator, but other identifiers than GS1.
    if text.contains(ElementString.separator) { return !text.starts(with: "[)>".utf8) }
    return given?.holdsElementStrings == true && beginsWithNumber(text)
  }

  /// Returns a Boolean value that indicates whether a text begins with the identifier of an SSCC or a GTIN. The number
  /// after it must have a right check digit.
  private static func beginsWithNumber(_ text: [UInt8]) -> Bool {
    let length =
      switch String(decoding: text.prefix(2), as: UTF8.self) {
      case "00": 18
      case "01", "02": 14
      default: 0
      }
    let number = text.dropFirst(2).prefix(length)
    return length > 0 && number.count == length && number.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      && GTIN.wrongCheckDigit(of: number) == nil
  }

  private static func hasParentheses(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "(") && text.dropFirst().prefix { $0 &- UInt8(ascii: "0") < 10 }.count >= 2
  }
}
