internal import Shape
internal import Vocabulary

/// The table that defines the Humanus scale by 122 knots: pairs of a temperature in degrees Celsius and one in Humanus.
/// Between two knots, the scale is linear. Beyond the first and the last knot, it continues with the slope of the
/// nearest segment.
public final class HumanusTable: Sendable {
  public static let knotCount = 122

  struct Knot: Equatable, Sendable {
    let celsius: Int
    let humanus: Int
  }

  /// The name of the table: the name of its file without the extension.
  let id: String
  let provenance: String
  /// The knots, in billionths of a degree. Both columns increase strictly.
  let knots: [Knot]

  private init(id: String, provenance: String, knots: [Knot]) {
    self.id = id
    self.provenance = provenance
    self.knots = knots
  }

  /// The largest magnitude of results far outside the table: four billion.
  private static let farthest = 4 * Degrees.most

  /// An unrounded value as a fraction, with a Boolean value that indicates whether it lies outside the table.
  struct Reading {
    let numerator: Int128
    /// The denominator, which is more than 0.
    let denominator: Int128
    let isExtrapolated: Bool
  }

  func humanus(_ value: ExactDegrees) -> Reading { interpolate(value.numerator, over: value.denominator) { $0 } }
  func celsius(humanus: Int) -> Reading {
    interpolate(Int128(humanus), over: 1) { Knot(celsius: $0.humanus, humanus: $0.celsius) }
  }

  /// - Parameters:
  ///   - numerator: the numerator of the value. The denominator is at most 9, so no number here exceeds 10^38.
  ///   - turn: returns a knot whose member `celsius` is on the scale of the value. For values in Humanus, `turn` swaps
  ///     both members.
  @inline(__always) private func interpolate(_ numerator: Int128, over denominator: Int128, _ turn: (Knot) -> Knot)
    -> Reading
  {
    func isAbove(_ index: Int) -> Bool { numerator > Int128(turn(knots[index]).celsius) * denominator }
    // This is a binary search for the first segment whose upper knot is not below the value. The last segment also
    // covers all higher values.
    var low = 1
    var high = knots.count - 1
    while low < high {
      let middle = (low + high) / 2
      if isAbove(middle) { low = middle + 1 } else { high = middle }
    }
    let (a, b) = (turn(knots[low - 1]), turn(knots[low]))
    let (x0, x1, y0, y1) = (a.celsius, b.celsius, a.humanus, b.humanus)
    let run = Int128(x1 - x0) * denominator
    let rise = (numerator - Int128(x0) * denominator) * Int128(y1 - y0)
    let isOutside = isAbove(knots.count - 1) || numerator < Int128(turn(knots[0]).celsius) * denominator
    // If a steep table is extended far beyond its end, results could become too large to be converted again. Such
    // results have no meaning, so they are limited.
    let farthest = Int128(HumanusTable.farthest)
    if rise.magnitude > run.magnitude * farthest.magnitude {
      return Reading(numerator: rise < 0 ? -farthest : farthest, denominator: 1, isExtrapolated: isOutside)
    }
    return Reading(numerator: Int128(y0) * run + rise, denominator: run, isExtrapolated: isOutside)
  }
}

extension HumanusTable {
  /// The reason why a table file is not valid.
  public struct Defect: Error {
    public let sentence: String
  }

  /// Reads a table from CSV: the first line is `celsius,humanus`, and each of the next 122 lines has two numbers. Both
  /// columns must increase strictly.
  public convenience init(csv: String, id: String, provenance: String) throws(Defect) {
    var lines = csv.split(whereSeparator: \.isNewline).map(String.init)
    guard !lines.isEmpty, lines.removeFirst() == "celsius,humanus" else {
      throw Defect(sentence: "the first line must be celsius,humanus")
    }
    var knots: [Knot] = []
    for (index, line) in lines.enumerated() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == 2, let celsius = HumanusTable.number(cells[0]), let humanus = HumanusTable.number(cells[1])
      else {
        throw Defect(sentence: "line \(index + 2) must be two numbers with a comma between them")
      }
      if let last = knots.last, last.celsius >= celsius || last.humanus >= humanus {
        throw Defect(sentence: "line \(index + 2) is not above the line before it; both columns must increase strictly")
      }
      if let last = knots.last, !HumanusTable.isGentle(celsius - last.celsius, humanus - last.humanus) {
        throw Defect(
          sentence: "line \(index + 2) is too steep: a degree may be worth a thousandth to a thousand Humanus")
      }
      knots.append(Knot(celsius: celsius, humanus: humanus))
    }
    guard knots.count == HumanusTable.knotCount else {
      throw Defect(sentence: "there are \(knots.count) knots, and \(HumanusTable.knotCount) are needed")
    }
    self.init(id: id, provenance: provenance, knots: knots)
  }

  /// Returns a Boolean value that indicates whether a segment is neither too steep nor too flat. Otherwise some allowed
  /// values could not be converted.
  private static func isGentle(_ run: Int, _ rise: Int) -> Bool {
    Int128(rise) <= Int128(run) * 1000 && Int128(run) <= Int128(rise) * 1000
  }

  private static func number(_ cell: Substring) -> Int? {
    let bytes = Array(cell.utf8)
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let isPlain = !digits.isEmpty && digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.count < 16, digits.filter({ $0 == UInt8(ascii: ".") }).count <= 1,
      digits.first != UInt8(ascii: "."),
      digits.last != UInt8(ascii: ".")
    else { return nil }
    let value = bytes.withUnsafeBufferPointer { try? FixedPoint.parse($0, places: Degrees.places, rounding: false) }
    return value.flatMap { abs($0) <= Degrees.most ? $0 : nil }
  }
}
