import Foundation
import Shape
import Testing

/// Tests of decimal numbers, which are stored as integers times a power of ten.
struct NumberTests {
  private func parse(_ text: String, places: Int, rounding: Bool = false) throws -> Int {
    try Array(text.utf8).withUnsafeBufferPointer { try FixedPoint.parse($0, places: places, rounding: rounding) }
  }

  private func write(_ value: Int, places: Int) -> String {
    String(unsafeUninitializedCapacity: FixedPoint.room) {
      FixedPoint.write(value, places: places, to: $0.baseAddress!)
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0.0", 0), ("1", 100_000), ("-1.5", -150_000), ("0.00001", 1), ("1e2", 10_000_000),
    ("1E-5", 1),
    ("12.50e1", 12_500_000),
    ("0.000010000000000000000000", 1), ("0e999999999999", 0), ("92233720368547.75807", Int.max), ("100000e-5", 100_000),
    ("0.00000000001e6", 1),
  ]) func readsExactly(_ text: String, _ units: Int) throws { #expect(try parse(text, places: 5) == units) }

  @Test(arguments: ["0.000001", "1e-6", "1.000001", "1e-999999999", "0.00000000000000000000001"])
  func refusesTooManyPlaces(_ text: String) {
    #expect(throws: FixedPoint.Failure.tooManyPlaces) { try parse(text, places: 5) }
  }

  @Test(arguments: [
    "92233720368547.75808", "1e400", "1e14", "-1e999999999999999999999", "123456789012345678901234567890",
  ])
  func refusesWhatIsOutOfRange(_ text: String) {
    #expect(throws: FixedPoint.Failure.outOfRange) { try parse(text, places: 5) }
    #expect(throws: FixedPoint.Failure.outOfRange) { try parse(text, places: 5, rounding: true) }
  }

  @Test(arguments: [
    ("0.5", 0), ("1.5", 2), ("2.5", 2), ("-2.5", -2), ("2.50000000000000000001", 3), ("2.49999999999999999999", 2),
    ("0.05", 0), ("0.9", 1),
    ("0.09", 0),
    ("1e-30", 0), ("99.5", 100), ("5e-1", 0), ("51e-2", 1), ("6e-1", 1), ("6e-2", 0),
  ]) func roundsHalfToEven(_ text: String, _ value: Int) throws {
    #expect(try parse(text, places: 0, rounding: true) == value)
  }

  /// Compares the numbers with Foundation's `Decimal`.
  @Test func whatIsWrittenIsRead() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Int.random(in: .min + 1 ... .max, using: &random) >> Int.random(in: 0..<63, using: &random)
      let places = Int.random(in: 0...9, using: &random)
      let text = write(value, places: places)
      #expect(try parse(text, places: places) == value)
      let model = Foundation.Decimal(value) / pow(10, places)
      #expect(Foundation.Decimal(string: text) == model)
      #expect(places == 0 || !text.contains(".") || text.last != "0")
    }
  }

  @Test func edges() {
    #expect(write(.max, places: 0) == "9223372036854775807")
    #expect(write(.min, places: 5) == "-92233720368547.75808")
    #expect(write(-1, places: 5) == "-0.00001")
    #expect(write(10, places: 1) == "1")
  }
}
