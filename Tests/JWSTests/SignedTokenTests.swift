import JSON
import JWS
import Shape
import Testing

/// Tests of tokens that are signed with RS256, based on the example in RFC 7515, appendix A.2.
@Suite struct SignedTokenTests {
  private static let header = "eyJhbGciOiJSUzI1NiJ9"
  private static let payload =
    "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
  private static let signature =
    "cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1d"
    + "nZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzD"
    + "wusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe"
    + "77Rw"
  private static let modulus =
    "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgN"
    + "MsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665"
    + "xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyu"
    + "XpoQ"

  private static func keys(_ modulus: String = modulus, kid: String? = nil, more: String = "") throws -> KeySet {
    let id = kid.map { #""kid":"\#($0)","# } ?? ""
    return try KeySet(Array(#"{"keys":[{"kty":"RSA",\#(id)"n":"\#(modulus)","e":"AQAB"\#(more)}]}"#.utf8))
  }

  private struct Claims: Record {
    let iss: String, exp: Int

    static let doc: StaticString = "What the example says."

    init<F: Fields<Self>>(_ field: inout F) {
      iss = field("iss", \.iss, "The issuer.")
      exp = field("exp", \.exp, "The expiry.")
    }
  }

  /// Returns the flaw of a token, or the issuer of a valid token.
  private static func outcome(_ text: String, _ keys: KeySet) -> String {
    var text = text
    return text.withUTF8 { bytes in
      do throws(SignedToken.Flaw) {
        let token = try SignedToken(bytes)
        try token.verify(by: keys)
        return try token.claims(Claims.self).iss
      } catch { return "\(error)" }
    }
  }

  private static let good = "\(header).\(payload).\(signature)"

  @Test func theStandardsExampleIsVerified() throws {
    #expect(SignedTokenTests.outcome(SignedTokenTests.good, try SignedTokenTests.keys()) == "joe")
    // A token without a key id may be signed with any of the keys.
    #expect(SignedTokenTests.outcome(SignedTokenTests.good, try SignedTokenTests.keys(kid: "a")) == "joe")
  }

  @Test func eachChangedPartIsRefused() throws {
    let keys = try SignedTokenTests.keys()
    let (header, payload, signature) = (SignedTokenTests.header, SignedTokenTests.payload, SignedTokenTests.signature)
    #expect(SignedTokenTests.outcome("\(header).\(payload.dropLast())A.\(signature)", keys) == "badSignature")
    #expect(SignedTokenTests.outcome("\(header).\(payload).A\(signature.dropFirst())", keys) == "badSignature")
    #expect(SignedTokenTests.outcome("\(header).\(payload).", keys) == "badSignature")
    #expect(SignedTokenTests.outcome("\(header).\(payload)", keys) == "malformed")
    #expect(SignedTokenTests.outcome("\(header).\(payload).\(signature)=", keys) == "malformed")
    // {"alg":"none"} and {"alg":"RS256","kid":"b"}
    #expect(SignedTokenTests.outcome("eyJhbGciOiJub25lIn0.\(payload).", keys) == "algorithm")
    #expect(
      SignedTokenTests.outcome(
        "eyJhbGciOiJSUzI1NiIsImtpZCI6ImIifQ.\(payload).\(signature)", try SignedTokenTests.keys(kid: "a"))
        == "unknownKey")
  }

  @Test func keysOfOtherKindsAreNone() throws {
    for more in [#","use":"enc""#, #","alg":"RS512""#] {
      #expect(throws: JSONText.Defect.self) { try SignedTokenTests.keys(more: more) }
    }
    #expect(throws: JSONText.Defect.self) { try SignedTokenTests.keys("AQAB") }
    #expect(throws: JSONText.Defect.self) { try SignedTokenTests.keys("not base64!") }
    #expect(throws: JSONText.Defect.self) { try KeySet(Array(#"{"keys":[{"kty":"EC","crv":"P-256"}]}"#.utf8)) }
  }
}
