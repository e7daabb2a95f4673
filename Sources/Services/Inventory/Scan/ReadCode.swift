internal import Shape

/// What a scanned code is, whatever bears it.
struct ReadCode {
  /// One spelling of all that mean the same.
  let normalized: String
  /// nil where nothing tells.
  let symbology: Symbology?
  /// What is wrong with it; nil for nothing.
  let problem: String?
  let elements: ElementString?
  /// The texts that records may bear which are meant.
  let meant: [String]

  /// - Parameters:
  ///   - text: as the scanner gave it.
  ///   - given: what it was read from; nil for what can be told from the text.
  init(_ text: String, _ given: Symbology?) {
    var bytes = Array(text.utf8)
    let identifier = SymbologyIdentifier(bytes)
    if identifier != nil { bytes.removeFirst(SymbologyIdentifier.length) }
    let bare = String(decoding: bytes, as: UTF8.self)
    if identifier?.isGS1 == true || bytes.first == ElementString.separator || ReadCode.hasParentheses(bytes) {
      self.init(elements: bytes, given ?? identifier?.symbology)
      return
    }
    let digits = bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? bytes : []
    guard let symbology = given ?? identifier?.symbology ?? ReadCode.guess(digits) else {
      self.init(normalized: bare, symbology: nil, problem: nil, elements: nil, meant: [bare])
      return
    }
    self.init(bare, digits, symbology, isGuessed: given == nil)
  }

  private init(normalized: String, symbology: Symbology?, problem: String?, elements: ElementString?, meant: [String]) {
    self.normalized = normalized
    self.symbology = symbology
    self.problem = problem
    self.elements = elements
    self.meant = meant
  }

  private init(elements text: [UInt8], _ symbology: Symbology?) {
    let bare = String(decoding: text.filter { $0 != ElementString.separator }, as: UTF8.self)
    do throws(ElementString.Defect) {
      let elements = try ElementString(text)
      let item = elements["01"].map { [$0] } ?? []
      self.init(normalized: elements.text, symbology: symbology, problem: nil, elements: elements, meant: item)
    } catch {
      self.init(normalized: bare, symbology: symbology, problem: error.sentence, elements: nil, meant: [bare])
    }
  }

  /// - Parameters:
  ///   - digits: those of the text; none where it has anything else.
  ///   - isGuessed: whether nobody said what it was read from: then it may be any code that looks so.
  private init(_ bare: String, _ digits: [UInt8], _ symbology: Symbology, isGuessed: Bool) {
    guard let count = symbology.digits else {
      self.init(normalized: bare, symbology: symbology, problem: nil, elements: nil, meant: [bare])
      return
    }
    // Scanners often give a UPC-A as the EAN-13 that it stands for.
    let code = symbology == .upcA && digits.count == 13 && digits[0] == UInt8(ascii: "0") ? Array(digits.dropFirst()) : digits
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
        "its check digit would be \(digit)"
      } else {
        "\(symbology.title) begins with 0 or 1"
      }
    self.init(normalized: bare, symbology: symbology, problem: problem, elements: nil, meant: [bare])
  }

  /// What a number without any further sign was probably read from.
  private static func guess(_ digits: [UInt8]) -> Symbology? {
    switch digits.count {
    case 13: .ean13
    case 12: .upcA
    case 8: GTIN(upcE: digits) != nil ? .upcE : .ean8
    default: nil
    }
  }

  private static func hasParentheses(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "(") && text.dropFirst().prefix { $0 &- UInt8(ascii: "0") < 10 }.count >= 2
  }
}
