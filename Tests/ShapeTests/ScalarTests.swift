import Foundation
import Shape
import Testing

/// Tests of instants, ids, and suggestions for mistyped names.
struct ScalarTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-20T21:45:00.123Z", 1_795_211_100_123),
    ("2024-02-29T23:59:59.9999Z", 1_709_251_199_999),
    ("2026-01-01T00:00:00+01:30", 1_767_220_200_000), ("2026-01-01t00:00:00.5z", 1_767_225_600_500),
    ("0001-01-01T00:00:00Z", -62_135_596_800_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999), ("1969-12-31T23:59:59.999Z", -1),
  ]) func readsRFC3339(_ text: String, _ milliseconds: Int) { #expect(Timestamp(text)?.milliseconds == milliseconds) }

  @Test(arguments: [
    "", "2026-01-01", "2026-01-01T00:00:00", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z", "2026-01-01T00:00:00.Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00Zx",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "2026-1-01T00:00:00Z", "2026-01-01T00:00:00,5Z",
    "+2026-01-01T00:00:00Z",
  ]) func refusesTheRest(_ text: String) { #expect(Timestamp(text) == nil) }

  /// Compares the texts with those of Foundation's formatter.
  @Test func instantsAreWrittenAsFoundationWritesThem() {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    for _ in 0..<5000 {
      let milliseconds = Int.random(in: -12_219_292_800_000...253_402_300_799_999)
      let text = Timestamp(milliseconds: milliseconds).description
      #expect(Timestamp(text)?.milliseconds == milliseconds)
      #expect(text == formatter.string(from: Date(timeIntervalSince1970: Double(milliseconds) / 1000 + 0.0001)))
    }
  }

  /// Counts each day from the first of these years to the second. 400 years are one period of the calendar.
  @Test(arguments: [
    (from: 1, to: 401, day: -719_162), (from: 1899, to: 2101, day: -25_932), (from: 9900, to: 9999, day: 2_896_373),
  ])
  func everyDayIsTheOneAfterItsEve(from: Int, to: Int, day: Int) {
    var milliseconds = day * 86_400_000
    let digits = { (number: Int, count: Int) in
      String(repeating: "0", count: count - String(number).count) + String(number)
    }
    for year in from...to {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      for (month, length) in zip(1...12, [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
        for day in 1...length {
          let expected = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T23:59:59.999Z"
          guard Timestamp(milliseconds: milliseconds + 86_399_999).description == expected else {
            Issue.record("\(expected) is written \(Timestamp(milliseconds: milliseconds + 86_399_999))")
            return
          }
          milliseconds += 86_400_000
        }
      }
    }
  }

  @Test func idsAreWrittenAndReadAsFoundationDoes() {
    for _ in 0..<2000 {
      let model = Foundation.UUID()
      let text = model.uuidString.lowercased()
      #expect(Shape.UUID(text)?.description == text)
      #expect(Shape.UUID(model.uuidString)?.description == text)
    }
    for text in [
      "", "x", "01900000-0000-7000-8000-00000000000", "01900000-0000-7000-8000-0000000000000",
      "01900000x0000-7000-8000-000000000000",
      "g1900000-0000-7000-8000-000000000000",
    ] {
      #expect(Shape.UUID(text) == nil)
    }
  }

  /// Tries each byte at each position, and compares with a check of one character at a time.
  @Test func idsHaveHexadecimalDigitsAndDashesInTheirPlaces() {
    let sound = Array("01909a3f-8bcd-7e01-9234-56789abcdef0".utf8)
    for place in sound.indices {
      for byte in UInt8.min...UInt8.max {
        var text = sound
        text[place] = byte
        let isDash = [8, 13, 18, 23].contains(place)
        let isSound = isDash ? byte == UInt8(ascii: "-") : Character(UnicodeScalar(byte)).isHexDigit
        let read = text.withUnsafeBufferPointer { Shape.UUID(utf8: $0) }
        #expect((read != nil) == isSound)
        if let read {
          #expect(read.description.utf8.elementsEqual(String(decoding: text, as: UTF8.self).lowercased().utf8))
        }
      }
    }
  }

  @Test(arguments: [
    ("nam", "name"), ("unti", "unit"), ("Sku", "sku"), ("barcode", "barcodes"), ("manufacturr", "manufacturer"),
    ("arch", "archived"),
  ])
  func theNearestNameIsFound(_ typed: String, _ meant: String) {
    #expect(nearest(to: typed, among: ["sku", "name", "unit", "barcodes", "manufacturer", "archived"]) == meant)
  }

  @Test func whatBeginsWithTheTypedNameComesBeforeOtherLetters() {
    #expect(nearest(to: "keys.reset", among: ["keys.create", "keys.resetAll"]) == "keys.resetAll")
    // A name that a typing mistake explains is suggested before a longer name that begins with the given name.
    #expect(nearest(to: "name", among: ["nameOfTheCustomer", "names"]) == "names")
    #expect(nearest(to: "units", among: ["unitsOfOthers", "unit"]) == "unit")
  }

  @Test func whatIsShortForANameIsNear() {
    let names = ["item", "sku", "quantity", "amount", "reason"]
    #expect(nearest(to: "qty", among: names) == "quantity")
    #expect(nearest(to: "amt", among: names) == "amount")
    for typed in ["qtx", "qt", "nty", "ytq"] { #expect(nearest(to: typed, among: names) == nil) }
  }

  @Test func allCandidatesAreNamedUnlessTheyAreMany() {
    let few = (1...32).map { "member\($0)" }
    #expect(
      suggestion(for: "x", among: few, orAll: "the known names are")
        == "; the known names are \(few.joined(separator: ", "))")
    let many = few + ["member21"]
    #expect(
      suggestion(for: "x", among: many, orAll: "the known names are")
        == "; the known names are \(few.prefix(8).joined(separator: ", ")), ...")
  }

  @Test(arguments: ["", "x", "zzzz", "completely different"]) func whatIsNotNearIsNotSuggested(_ typed: String) {
    #expect(nearest(to: typed, among: ["sku", "name", "unit"]) == nil)
  }
}
