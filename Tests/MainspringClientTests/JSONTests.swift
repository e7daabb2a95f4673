import Foundation
import Testing

@testable import MainspringClient

struct JSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-12.50", "1e3", #""""#, #""Bohnen äöü 🫘""#, #""a\"b\\c\n\t\u0001""#, "[]",
    "[1,[2,[]]]", "{}",
    #"{"a":1,"b":{"c":null}}"#,
  ])
  func whatIsReadIsWrittenTheSame(text: String) throws { #expect(JSON(text: text)?.description == text) }

  @Test func escapesAreRead() {
    #expect(JSON(text: #""\u00e4\ud83e\uded8\/\b\f\r""#) == .string("ä🫘/\u{8}\u{C}\r"))
    #expect(JSON(text: " { \"a\" : [ 1 , 2 ] } ") == ["a": [1, 2]])
  }

  @Test(arguments: [
    "", "nul", "tru", "1.2.3", "-", #""a"#, #""\x""#, #""\ud83e""#, #""\ud83e\u0041""#, #""\u12""#, "[1", "[1,]",
    "[1 2]", "{", #"{"a"}"#,
    #"{"a":}"#, #"{"a":1,}"#, "{a:1}", "1 2", String(repeating: "[", count: 1000),
  ])
  func whatIsNoneIsNone(text: String) { #expect(JSON(text: text) == nil) }

  @Test func theyAreEqualAsValues() {
    #expect(JSON(text: #"{"a":1,"b":2.50}"#) == ["b": .number("2.5"), "a": 1])
    #expect(JSON(text: #"{"a":1}"#) != ["a": 1, "b": nil])
    #expect(JSON.number("1") != "1")
    #expect(JSON(text: #"[{"a":1}]"#)?[0]?["a"]?.integer == 1)
    #expect(JSON.null[0] == nil && JSON.null["a"] == nil && JSON.array([])[0] == nil)
  }

  @Test(arguments: ["0.1", "-0.000000001", "12345678901234567890.123456789", "99999999999999999999999999999999999999"])
  func decimalsKeepTheirDigits(text: String) throws {
    let number = try #require(JSON.number(text).decimal)
    #expect(JSON.decimal(number) == .number(text))
    #expect(JSON.decimal(number).description == text)
  }

  @Test func whatIsNoNumberIsNull() { #expect(JSON.decimal(.nan) == .null) }
}

struct InstantTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00.000Z", 0), ("2026-03-05T09:00:00.125Z", 1_772_701_200_125),
    ("2000-02-29T23:59:59.999Z", 951_868_799_999),
    ("1969-12-31T23:59:59.999Z", -1), ("0001-01-01T00:00:00.000Z", -62_135_596_800_000),
  ])
  func textsAndMilliseconds(text: String, milliseconds: Int) {
    #expect(Instant.milliseconds(text) == milliseconds)
    #expect(Instant.text(milliseconds: milliseconds) == text)
    let date = Date(JSON.string(text), Reading())
    #expect(date.json == .string(text))
  }

  @Test func fractionsMayBeShortOrLong() {
    #expect(Instant.milliseconds("1970-01-01T00:00:01Z") == 1000)
    #expect(Instant.milliseconds("1970-01-01T00:00:00.5Z") == 500)
    #expect(Instant.milliseconds("1970-01-01T00:00:00.123456Z") == 123)
  }

  @Test(arguments: [
    "", "1970-01-01", "1970-13-01T00:00:00Z", "1970-01-01T00:00:0xZ", "1970-01-01 00:00:00Z", "1970-01-01T00:00:00.Z",
  ])
  func othersAreNone(text: String) { #expect(Instant.milliseconds(text) == nil) }

  /// Foundation's calendar agrees on days of all kinds.
  @Test func everyMonthOfFourCenturies() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    for year in stride(from: 1890, to: 2290, by: 7) {
      for month in 1...12 {
        let date = calendar.date(
          from: DateComponents(year: year, month: month, day: 28, hour: 13, minute: 5, second: 9))!
        let text = Instant.text(milliseconds: Int(date.timeIntervalSince1970) * 1000)
        #expect(text.hasPrefix("\(year)-\(month < 10 ? "0" : "")\(month)-28T13:05:09"))
        #expect(Instant.milliseconds(text) == Int(date.timeIntervalSince1970) * 1000)
      }
    }
  }
}
