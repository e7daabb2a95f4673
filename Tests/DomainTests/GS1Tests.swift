import Shape
import Testing
import Vocabulary

@testable import Inventory

/// Tests of numbers and element strings of GS1, according to its General Specifications.
struct GS1Tests {
  private func gtin(_ text: String) -> GTIN? { GTIN(Array(text.utf8)) }
  private func read(_ text: String) -> ElementString? { try? ElementString(Array(text.utf8)) }

  /// Numbers with known check digits. The number 629104150021 with the check digit 3 is from GS1's page "How to
  /// calculate a check digit". The others are from its specifications and from packages.
  @Test(arguments: [
    "6291041500213", "4006381333931", "5901234123457", "9780306406157", "036000291452", "012345000065", "73513537",
    "96385074",
    "10614141000415", "00012345600012", "00000000000000",
  ])
  func numbersWithTheRightCheckDigit(_ text: String) throws {
    let found = try #require(gtin(text))
    #expect(String(decoding: found.digits, as: UTF8.self) == String(repeating: "0", count: 14 - text.utf8.count) + text)
  }

  /// Section 7.9: the check digit reveals each single wrong digit, because 3 has no factor in common with 10.
  @Test(arguments: ["6291041500213", "036000291452", "73513537", "10614141000415"])
  func aWrongDigitIsFound(_ text: String) {
    let digits = Array(text.utf8)
    for place in digits.indices {
      for other in UInt8(ascii: "0")...UInt8(ascii: "9") where other != digits[place] {
        var wrong = digits
        wrong[place] = other
        #expect(GTIN(wrong) == nil)
      }
    }
  }

  /// The check digit reveals two swapped neighbouring digits, unless they differ by 5 (section 7.9: the weights differ
  /// by 2).
  @Test func neighboursThatChangePlacesAreFound() {
    let digits = Array("6291041500213".utf8)
    for place in 0..<digits.count - 1 {
      var wrong = digits
      wrong.swapAt(place, place + 1)
      let difference = Int(digits[place]) - Int(digits[place + 1])
      #expect((GTIN(wrong) == nil) == (difference % 5 != 0))
    }
  }

  @Test(arguments: [
    "", "7", "7351353", "735135370", "6291041500210", "62910415002１3", "629104150021X", "-291041500213",
    "062910415002130",
  ])
  func noNumbers(_ text: String) { #expect(gtin(text) == nil) }

  /// The number that a UPC-E stands for, by the table in section 5.2.2.4.
  @Test(arguments: [
    ("01234565", "012345000065"), ("04252614", "042100005264"), ("06543217", "065100004327"),
    ("01234505", "012000003455"),
    ("01234531", "012300000451"), ("01234543", "012340000053"),
  ])
  func upcEStandsForUPCA(_ short: String, _ long: String) {
    #expect(GTIN.expanded(Array(short.utf8)).map { String(decoding: $0, as: UTF8.self) } == long)
    #expect(gtin(long) == nil || GTIN(upcE: Array(short.utf8)) == gtin(long))
    if let number = gtin(long) { #expect(number.forms.contains(short)) }
  }

  /// The different lengths in which a number can be written give the same number.
  @Test(arguments: ["6291041500213", "012345000065", "042100005264", "73513537", "10614141000415"])
  func allFormsMeanTheSame(_ text: String) throws {
    let number = try #require(gtin(text))
    for form in number.forms { #expect(GTIN.all(Array(form.utf8)).contains(number), "\(form)") }
    #expect(GTIN.all(Array(number.text.utf8)).contains(number))
  }

  /// Section 7.12: a year of two digits means a year from 49 years before the current year to 50 years after it.
  @Test func everyYearIsTheOneNearby() {
    for current in 1990...2110 {
      for short in 0..<100 {
        let digits = Array("\(short < 10 ? "0" : "")\(short)0615".utf8)
        let expected = (current - 49...current + 50).first { $0 % 100 == short }
        #expect(GS1Date(digits)?.day(readIn: current)?.year == expected)
      }
    }
  }

  /// The day 00 means the last day of the month.
  @Test(arguments: [
    ("260100", "2026-01-31"), ("260200", "2026-02-28"), ("280200", "2028-02-29"), ("260400", "2026-04-30"),
    ("261200", "2026-12-31"),
    ("270430", "2027-04-30"),
  ])
  func days(_ digits: String, _ day: String) {
    #expect(GS1Date(Array(digits.utf8))?.day(readIn: 2026)?.description == day)
  }

  @Test(arguments: ["261300", "260001", "260230", "270229", "260431", "26043", "2604300", "26O430"])
  func noDays(_ digits: String) { #expect(GS1Date(Array(digits.utf8)) == nil) }

  /// Sections 3.2 and 7.8: a value with a predefined length ends after this length, and FNC1 ends all other values.
  @Test func elementsAreToldApart() throws {
    let string = try #require(read("010629104150021317270430" + "10L-7\u{1d}3103001250"))
    #expect(string.text == "(01)06291041500213(17)270430(10)L-7(3103)001250")
    #expect(string.tradeItem == "06291041500213")
    #expect(read(string.text)?.text == string.text)
    #expect(string.measure.map { "\($0.quantity) \($0.unit)" } == "1.25 kg")
  }

  @Test(arguments: [
    "010629104150021", "0106291041500210", "17270431", "10", "3106001250", "99\u{7f}",
    "(01)06291041500213(01)00000000000000",
  ])
  func noElements(_ text: String) { #expect(read(text) == nil) }

  /// Sections 3.6.6 and 3.6.7: the last digit of the identifier is the number of decimals of the amount. In 393n, the
  /// value begins with the number of the currency in ISO 4217.
  @Test(arguments: [
    ("(3922)1299", "EUR", 1299, "EUR"), ("(3920)12", "EUR", 1200, "EUR"), ("(3923)12990", "EUR", 1299, "EUR"),
    ("(3920)500", "JPY", 500, "JPY"),
    ("(3932)9781299", "USD", 1299, "EUR"), ("(3930)392500", "EUR", 500, "JPY"), ("(3932)4141299", "EUR", 12_990, "KWD"),
  ])
  func amountsToPay(_ text: String, _ local: String, _ amount: Int, _ currency: String) throws {
    let price = try #require(read(text)).price(in: Currency(code: local))
    #expect(price == Money(amount: amount, currency: Currency(code: currency)))
  }

  @Test(arguments: ["(3923)12991", "(3932)0001299"])
  func amountsThatAreNone(_ text: String) throws {
    #expect(try #require(read(text)).price(in: Currency(code: "EUR")) == nil)
  }
}
