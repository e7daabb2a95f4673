import JSON
import Testing

/// Tests that equal JSON values have the same canonical text.
struct CanonicalTests {
  private func canonical(_ text: String, keepsNumbers: Bool = false) -> String? {
    var text = text
    return text.withUTF8 { bytes in JSONSource.decode(bytes) { $0.value.canonicalText(keepsNumbers: keepsNumbers) } }
  }

  @Test(arguments: [
    ("1", ["1.0", "1e0", "1E+0", "10e-1", "0.1e1", "1.000", "100.0e-2"]),
    ("-12.5", ["-12.50", "-125e-1", "-0.125E2"]),
    ("0", ["-0", "0.0", "-0.00", "0e5", "0E-7"]),
    ("0.05", ["5e-2", "0.050", "50e-3"]),
    ("1200", ["1.2e3", "12e2", "1200.0"]),
    ("1e41", ["10e40", "0.1E42"]),
    ("1e-41", ["0.1e-40", "10e-42"]),
    ("12345678901234567890.12345678901234567890123", ["12345678901234567890.123456789012345678901230"]),
  ])
  func equalNumbersAreSpelledAlike(one: String, others: [String]) {
    for other in others { #expect(canonical(other) == canonical(one), "\(other)") }
    #expect(canonical("[\(one)]") == "[\(canonical(one)!)]")
  }

  @Test func otherNumbersAreNot() {
    let all = [
      "1", "-1", "10", "0.1", "1.1", "0", "1e41", "1e40", "1e-41", "1.00000000000000000000000000000000000000000000001",
    ]
    #expect(Set(all.map { canonical($0) }).count == all.count)
  }

  @Test func anExponentThatNoIntegerHoldsStays() {
    #expect(canonical("1e99999999999999999999") == "1e99999999999999999999")
    #expect(canonical("0e99999999999999999999") == "0")
  }

  @Test func membersAreInOrderAndNumbersMayKeepTheirText() {
    #expect(canonical(#"{"b": 1.0, "a": "\u0041"}"#) == #"{"a":"A","b":1}"#)
    #expect(canonical(#"{"b": 1.0}"#, keepsNumbers: true) == #"{"b":1.0}"#)
  }
}
