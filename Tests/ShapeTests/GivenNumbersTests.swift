import Shape
import Testing

@Suite("The numbers of a text are those of another")
struct GivenNumbersTests {
  private let given = GivenNumbers(
    of: "net 1234.50 EUR, 6 orders, share 45.12, growth -3, SKU FILTER-02, 2026-03-01, 12 million seen")

  @Test(
    "A number is the same in every spelling",
    arguments: [
      "1234.5", "1,234.50", "1.234,50", "1\u{202f}234,50", "1'234.50", "1234.500", "٦ orders", "６", "06",
      "It grew by -3", "It grew by \u{2212}3", "It fell by 3", "45.12 %", "FILTER-02", "on 2026-03-01", "01.03.2026",
      "March 1", "6.",
      "6, and then", "12 million", "no number at all", "six hundred and one",
    ])
  func known(_ text: String) { #expect(given.strangers(in: text) == []) }

  @Test(
    "Another number is a stranger, as it is spelled",
    arguments: [
      ("1235", "1235"), ("1234", "1234"), ("1,234", "1,234"), ("45.1 %", "45.1"), ("-6", "6"), ("(-6)", "6"),
      ("7 orders", "7"),
      ("6 thousand", "6 thousand"), ("6k", "6k"), ("6M", "6M"), ("6e3", "6e"), ("12", "12"), ("½", "½"), ("Ⅷ", "Ⅷ"),
      ("²", "²"), ("٧", "٧"),
      ("6.6", "6.6"), ("66", "66"), ("02.04.2026", "02.04.2026"), ("12 billion", "12 billion"),
    ])
  func unknown(_ text: String, _ stranger: String) { #expect(given.strangers(in: text) == [stranger]) }

  @Test(
    "A separator means what the language makes of it",
    arguments: [
      ("en", "6,000", "6,000"), ("en", "90,000 g", "90,000"), ("en", "15,00 g", "15,00"), ("en", "1,500", ""),
      ("en", "16.67", ""),
      ("en", "1.500", "1.500"), ("de", "1.500", ""), ("de", "16,67", ""), ("de", "6.000", "6.000"), ("de", "16.67", ""),
      ("de-CH", "1.500", "1.500"), ("it-CH", "16.67", ""), ("it-CH", "1.500", "1.500"), ("it", "1.500", ""),
      ("fr", "16,67 et 1 500", "1"), ("es-MX", "1,500", ""), ("es-419", "1,500", ""), ("es-PE", "1.500", "1.500"),
      ("es-AR", "1.500", ""), ("es", "1.500", ""), ("pt-BR", "1.500", ""),
    ])
  func language(_ tag: String, _ text: String, _ stranger: String) {
    let given = GivenNumbers(of: "brews 6, coffee 90, water 1500, ratio 16.67, dose 15")
    #expect(given.strangers(in: text, with: GivenNumbers.DecimalSign(of: tag)).first ?? "" == stranger)
  }

  @Test("A text of an unknown language writes all decimals alike")
  func oneSign() {
    let given = GivenNumbers(of: "brews 6, water 1500, ratio 16.67")
    #expect(given.strangers(in: "1.500, 16,67") == [])
    #expect(given.strangers(in: "1,500, 16.67") == [])
    #expect(!given.strangers(in: "1,500 and 16,670").isEmpty)
  }
}
