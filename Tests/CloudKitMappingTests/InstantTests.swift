import CloudKitMapping
import Foundation
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (Int64(0), "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (1_772_323_199_999, "2026-02-28T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"), (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"), (-2_203_977_600_000, "1900-02-28T00:00:00.000Z"),
  ])
  func known(milliseconds: Int64, text: String) {
    #expect(Instant(milliseconds: milliseconds).text == text)
    #expect(Instant(text)?.milliseconds == milliseconds)
  }

  @Test func eachDayHasItsDate() {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    for day in stride(from: Int64(-30_000), through: 90_000, by: 97) {
      let instant = Instant(milliseconds: day * 86_400_000 + 123)
      #expect(instant.text == formatter.string(from: Date(timeIntervalSince1970: instant.secondsSince1970)))
      #expect(Instant(instant.text) == instant)
      #expect(Instant(secondsSince1970: instant.secondsSince1970) == instant)
    }
  }

  @Test(arguments: [
    ("2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z"), ("2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00.500Z"),
    ("2026-01-01T00:00:00.123456789Z", "2026-01-01T00:00:00.123Z"),
    ("2026-01-01T02:00:00+02:00", "2026-01-01T00:00:00.000Z"),
    ("2025-12-31T19:30:00-04:30", "2026-01-01T00:00:00.000Z"), ("2026-01-01t00:00:00z", "2026-01-01T00:00:00.000Z"),
  ])
  func otherSpellings(text: String, same: String) { #expect(Instant(text)?.text == same) }

  @Test(arguments: [
    "", "today", "2026-01-01", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
    "2026-01-32T00:00:00Z",
    "2025-02-29T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:60Z",
    "2026-01-01T00:00:00",
    "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+25:00", "2026-01-01T00:00:00Zx", "0000-01-01T00:00:00Z",
    "2026-01-01 00:00:00Z",
  ])
  func noInstants(text: String) { #expect(Instant(text) == nil) }

  @Test func datesOfCloudKitAreRoundedToTheMillisecond() {
    #expect(Instant(secondsSince1970: 1_700_000_000.1234).milliseconds == 1_700_000_000_123)
    #expect(Instant(secondsSince1970: -0.0006).milliseconds == -1)
  }
}
