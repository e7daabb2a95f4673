/// A number as people write it in a cell: 1.234,50 or 1,234.50 or 1 234,50 or 1'234.50.
struct CellNumber {
  enum Reading: Equatable {
    /// The number in the form of JSON.
    case number(String)
    /// The number has two meanings, such as 1.000.
    case ambiguous
    /// The number has another decimal separator than the rest of the file.
    case conflict
    /// The cell is not a number.
    case none
  }

  /// The decimal separator of the file; `nil` if it is not known.
  let decimal: DecimalSign?
  /// A Boolean value that indicates whether a cell or the caller has shown the decimal separator. If it is `false`, the
  /// decimal separator was guessed from the column separator.
  let isSure: Bool

  /// Returns the decimal separator of a cell, or `nil` if the cell alone does not show it.
  static func evidence(_ cell: String) -> DecimalSign? {
    guard let parts = Parts(cell) else { return nil }
    switch (parts.points.count, parts.commas.count) {
    case (0, 0): return nil
    case (0, 1): return parts.isAmbiguous(at: parts.commas[0]) ? nil : .comma
    case (1, 0): return parts.isAmbiguous(at: parts.points[0]) ? nil : .point
    // A sign that occurs several times groups digits, so the other sign is the decimal separator.
    case (0, _): return .point
    case (_, 0): return .comma
    default: return parts.points[parts.points.count - 1] > parts.commas[parts.commas.count - 1] ? .point : .comma
    }
  }

  func read(_ cell: String) -> Reading {
    guard let parts = Parts(cell) else { return .none }
    let signs = parts.points.count + parts.commas.count
    if signs == 0 { return made(parts, decimalAt: nil) }
    if signs == 1 {
      let sign: DecimalSign = parts.points.isEmpty ? .comma : .point
      let at = (parts.points + parts.commas)[0]
      guard parts.isAmbiguous(at: at) else { return decimal ?? sign == sign ? made(parts, decimalAt: at) : .conflict }
      guard let decimal else { return .ambiguous }
      if decimal == sign { return made(parts, decimalAt: at) }
      return isSure ? made(parts, decimalAt: nil) : .ambiguous
    }
    guard let own = CellNumber.evidence(cell) else { return .none }
    if let decimal, isSure, decimal != own { return .conflict }
    let places = own == .point ? parts.points : parts.commas
    return places.count > 1 ? .none : made(parts, decimalAt: places.first)
  }

  /// Returns the number, if all signs except the decimal separator group its digits by three.
  private func made(_ parts: Parts, decimalAt decimal: Int?) -> Reading {
    let whole = parts.digits[..<(decimal ?? parts.digits.count)]
    // Spreadsheets leave out the 0 before the decimal separator, and decimals that a format hides: ,5 and 1,
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
    let isGrouped =
      groups.count == 1 || (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    let fraction = decimal.map { parts.digits[($0 + 1)...] } ?? []
    guard isGrouped, fraction.allSatisfy(\.isASCIIDigit) else { return .none }
    // A number in JSON has no leading zeros.
    let joined = groups.joined().drop { $0 == UInt8(ascii: "0") }
    let text = String(decoding: joined.isEmpty ? [UInt8(ascii: "0")] : Array(joined), as: UTF8.self)
    let rest = fraction.isEmpty ? "" : ".\(String(decoding: fraction, as: UTF8.self))"
    return .number("\(parts.isNegative ? "-" : "")\(text)\(rest)")
  }

  /// The digits of a cell, with the signs between them.
  private struct Parts {
    var isNegative = false
    /// Digits, points and commas. All other characters that group digits are replaced by spaces.
    var digits: [UInt8] = []
    var points: [Int] = []
    var commas: [Int] = []

    init?(_ cell: String) {
      for character in cell.unicodeScalars.drop(while: Parts.isSpace) {
        switch character {
        case "-", "\u{2212}", "+":
          guard digits.isEmpty, !isNegative else { return nil }
          isNegative = character != "+"
        case "0"..."9": digits.append(UInt8(character.value))
        case ".":
          points.append(digits.count)
          digits.append(UInt8(ascii: "."))
        case ",":
          commas.append(digits.count)
          digits.append(UInt8(ascii: ","))
        case " ", "\u{a0}", "\u{202f}", "\u{2009}", "'", "\u{2019}": digits.append(UInt8(ascii: " "))
        default: return nil
        }
      }
      while digits.last == UInt8(ascii: " ") { digits.removeLast() }
      guard digits.contains(where: \.isASCIIDigit), digits.first != UInt8(ascii: " ") else { return nil }
    }

    private static func isSpace(_ character: Unicode.Scalar) -> Bool {
      " \u{a0}\u{202f}".unicodeScalars.contains(character)
    }

    /// Returns a Boolean value that indicates whether a point or comma may either group digits or begin the decimals.
    /// It then has one to three digits before it, and three behind it.
    func isAmbiguous(at place: Int) -> Bool {
      digits.count - place == 4 && (1...3).contains(place) && digits[0] != UInt8(ascii: "0")
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
