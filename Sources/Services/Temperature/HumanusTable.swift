internal import Shape
internal import Vocabulary

/// The Humanus scale: piecewise linear over 122 knots, extended beyond the first and the last with the slope of the nearest piece.
public struct HumanusTable: Sendable {
  public static let knotCount = 122

  struct Knot: Equatable, Sendable {
    let celsius: Int
    let humanus: Int
  }

  /// What names the table: the file's name without its ending.
  let id: String
  let provenance: String
  /// Both columns strictly increasing, in billionths.
  let knots: [Knot]

  /// The farthest from the table that a value is told apart: four billion.
  private static let farthest = 4 * Degrees.most

  /// A value, and whether it lies outside the table.
  struct Reading: Equatable {
    let value: Int
    let isExtrapolated: Bool
  }

  func humanus(celsius: Int) -> Reading { interpolate(celsius) { $0 } }
  func celsius(humanus: Int) -> Reading { interpolate(humanus) { Knot(celsius: $0.humanus, humanus: $0.celsius) } }

  /// - Parameter turn: a knot, turned so that the value is looked up among what it then has as degrees Celsius.
  @inline(__always) private func interpolate(_ value: Int, _ turn: (Knot) -> Knot) -> Reading {
    // The first piece whose upper knot is not below the value; the last piece serves all above.
    var low = 1
    var high = knots.count - 1
    while low < high {
      let middle = (low + high) / 2
      if turn(knots[middle]).celsius < value { low = middle + 1 } else { high = middle }
    }
    let (a, b) = (turn(knots[low - 1]), turn(knots[low]))
    let (x0, x1, y0, y1) = (a.celsius, b.celsius, a.humanus, b.humanus)
    let rise = Int128(value - x0) * Int128(y1 - y0)
    let isOutside = value < turn(knots[0]).celsius || value > turn(knots[knots.count - 1]).celsius
    // Far outside a steep table there are values that nobody could convert further, and none of them means anything.
    let farthest = Int128(HumanusTable.farthest)
    let isFar = rise.magnitude > Int128(x1 - x0).magnitude * farthest.magnitude
    if isFar { return Reading(value: rise < 0 ? -HumanusTable.farthest : HumanusTable.farthest, isExtrapolated: isOutside) }
    return Reading(value: y0 + divideHalfEven(rise, Int128(x1 - x0)), isExtrapolated: isOutside)
  }
}

extension HumanusTable {
  /// Why a table file can't be used.
  public struct Defect: Error {
    public let sentence: String
  }

  /// Reads a table from CSV: a head line `celsius,humanus`, then 122 lines of two numbers, both columns strictly increasing.
  public init(csv: String, id: String, provenance: String) throws(Defect) {
    var lines = csv.split(whereSeparator: \.isNewline).map(String.init)
    guard !lines.isEmpty, lines.removeFirst() == "celsius,humanus" else { throw Defect(sentence: "the first line must be celsius,humanus") }
    var knots: [Knot] = []
    for (index, line) in lines.enumerated() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == 2, let celsius = Self.number(cells[0]), let humanus = Self.number(cells[1]) else {
        throw Defect(sentence: "line \(index + 2) must be two numbers with a comma between them")
      }
      if let last = knots.last, last.celsius >= celsius || last.humanus >= humanus {
        throw Defect(sentence: "line \(index + 2) is not above the line before it; both columns must increase strictly")
      }
      if let last = knots.last, !Self.isGentle(celsius - last.celsius, humanus - last.humanus) {
        throw Defect(sentence: "line \(index + 2) is too steep: a degree may be worth a thousandth to a thousand Humanus")
      }
      knots.append(Knot(celsius: celsius, humanus: humanus))
    }
    guard knots.count == Self.knotCount else { throw Defect(sentence: "there are \(knots.count) knots, and \(Self.knotCount) are needed") }
    self.id = id
    self.provenance = provenance
    self.knots = knots
  }

  /// Whether a piece is neither so steep nor so flat that values of the allowed range could not be converted.
  private static func isGentle(_ run: Int, _ rise: Int) -> Bool {
    Int128(rise) <= Int128(run) * 1000 && Int128(run) <= Int128(rise) * 1000
  }

  private static func number(_ cell: Substring) -> Int? {
    let bytes = Array(cell.utf8)
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let isPlain = !digits.isEmpty && digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.count < 16, digits.filter({ $0 == UInt8(ascii: ".") }).count <= 1, digits.first != UInt8(ascii: "."),
      digits.last != UInt8(ascii: ".")
    else { return nil }
    let value = bytes.withUnsafeBufferPointer { try? FixedPoint.parse($0, places: Degrees.places, rounding: false) }
    return value.flatMap { abs($0) <= Degrees.most ? $0 : nil }
  }
}
