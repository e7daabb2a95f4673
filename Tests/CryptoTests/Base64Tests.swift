import Crypto
import Testing

/// Tests of encoding bytes as Base64, and of texts that are not Base64.
struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmE=", "fooba"),
    ("Zm9vYmFy", "foobar"),
  ])
  func agreesWithTheStandard(_ text: String, _ bytes: String) {
    #expect(Base64.standard.decode(text) == Array(bytes.utf8))
    #expect(Base64.url.decode(text.filter { $0 != "=" }) == Array(bytes.utf8))
  }

  @Test func knowsBothAlphabets() {
    #expect(Base64.standard.decode("+/+/") == [0xfb, 0xff, 0xbf] && Base64.url.decode("-_-_") == [0xfb, 0xff, 0xbf])
    #expect(Base64.standard.decode("-_-_") == nil && Base64.url.decode("+/+/") == nil)
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "Zg====", "=", "==", "====", "Z===", "Zh==", "Zm9=", "Zm8", "Zm 8=", "Zm8=\n", " Zm8=",
    "Zg==Zg==",
    "Zm8=Zm8=", "Zm\u{0}8", "Zmé=", "Zm8\u{80}", "Zm9v=", "Zm9v====",
  ])
  func refusesOtherSpellings(_ text: String) {
    #expect(Base64.standard.decode(text) == nil)
  }

  @Test(arguments: ["Z", "Zg==", "Zm8=", "Zh", "Zm9", "Zm9vY", "Zm 9v", "Zm9v\n", "Zm9v."])
  func refusesPaddingInURLs(_ text: String) {
    #expect(Base64.url.decode(text) == nil)
  }
}
