import Ports
import Shape
import Testing

/// Tests of the numbers of orders and purchases, in the format that a company chooses.
struct NumberTests {
  @Test(arguments: [
    ("{number}", 7, "7"), ("{number:5}", 7, "00007"), ("{number:5}", 123_456, "123456"), ("{number:1}", 12, "12"),
    ("P-{number:5}", 1, "P-00001"), ("R-{year}-{number:4}", 7, "R-2026-0007"),
    ("{year}{month}{day}/{number:3}", 42, "20260305/042"),
    ("{day}.{month}.{year} {number}", 1, "05.03.2026 1"), ("{number:9}", 1, "000000001"), ("Nº{number} é", 3, "Nº3 é"),
  ])
  func formats(_ format: String, _ number: Int, _ text: String) throws {
    let day = try #require(Day("2026-03-05"))
    #expect(Numbers.text(number, as: format, on: day) == text)
  }

  @Test func yearsHaveFourDigits() throws {
    #expect(Numbers.text(1, as: "{year}-{number}", on: try #require(Day("0007-01-02"))) == "0007-1")
  }

  /// Two different numbers of one day give different texts, however few digits the format has.
  @Test func differentNumbersAreDifferentTexts() throws {
    let day = try #require(Day("2026-12-31"))
    for format in ["{number}", "{number:3}", "{number:9}", "{year}{number:2}{day}"] {
      #expect(Set((1...1_200).map { Numbers.text($0, as: format, on: day) }).count == 1_200)
    }
  }
}
