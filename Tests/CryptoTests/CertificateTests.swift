import Crypto
import Testing

/// Tests of single certificates and of signatures by their keys. Tests/Process/entitlements/test_jws.py tests chains of
/// certificates, because it can create some.
struct CertificateTests {
  /// A self-signed certificate of an authority, on the curve P-256, valid from 2020 to 2049. Its private key is stored
  /// nowhere.
  private static let text = """
    MIIBRTCB66ADAgECAgEBMAoGCCqGSM49BAMCMA8xDTALBgNVBAMMBFRlc3QwHhcN
    MjAwMTAxMDAwMDAwWhcNNDkxMjMxMjM1OTU5WjAPMQ0wCwYDVQQDDARUZXN0MFkw
    EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIVamz2iVJwSEC3h45vkFwNc4qMYLNl3m
    7ANiRXipD5T+HPdjUvMgjYsE69vUVpH8zx+x+LrAEiHwydbHyEl92KM4MDYwEgYD
    VR0TAQH/BAgwBgEB/wIBAzAOBgNVHQ8BAf8EBAMCAoQwEAYKKoZIhvdjZAYCAQQC
    BQAwCgYIKoZIzj0EAwIDSQAwRgIhAJ38eg26K+VxXCHADyEVvZpOWf0Mv55kCzZX
    GS7y0wRCAiEA8mvrFAf1H7sL1pboNKv1Q5eRfUGLSue3JExQ3bAj8qw=
    """
  /// The signature of "Hello, world" by the certificate's key.
  private static let signature =
    "pZkk2OHdcBvqGTRIOnjZw3YxIhIi6y83LHJNX3YtrWNJRFEHLPc243E_wN6a__PTq9tdyG6Pparxp-xDjH9otg"

  private static let der = Base64.standard.decode(text.filter { $0 != "\n" })!
  private static let pem = "-----BEGIN CERTIFICATE-----\n\(text)\n-----END CERTIFICATE-----\n"

  @Test func saysWhatStandsInIt() throws {
    let certificate = try Certificate(der: Self.der)
    #expect(certificate.fingerprint == Secrets.digest(of: Self.der))
    #expect(certificate.notBefore == 1_577_836_800_000 && certificate.notAfter == 2_524_607_999_000)
    #expect(certificate.curve == .p256)
    #expect(
      certificate.isAuthority && certificate.pathLength == 3 && certificate.maySignCertificates
        && certificate.maySignData)
    #expect(certificate.has("1.2.840.113635.100.6.2.1") && !certificate.has("1.2.840.113635.100.6.2"))
    #expect(certificate.extensions.map(\.identifier) == ["2.5.29.19", "2.5.29.15", "1.2.840.113635.100.6.2.1"])
    #expect(certificate.extensions.map(\.isCritical) == [true, true, false])
    #expect(certificate.isSigned(by: certificate))
  }

  @Test func refusesAllButOne() {
    for der in [
      [], Self.der + [0], Self.der + Self.der, Array(Self.der.dropLast()), Array(Self.der.dropFirst()), [0x30, 0x80],
    ] {
      #expect(throws: Certificate.Malformed.encoding) { () throws(Certificate.Malformed) in try Certificate(der: der) }
    }
  }

  /// If any byte is changed, the certificate is unreadable, or its signature is wrong.
  @Test func noticesEveryChangedByte() {
    for place in Self.der.indices {
      var der = Self.der
      der[place] ^= 1
      guard let changed = try? Certificate(der: der) else { continue }
      #expect(!changed.isSigned(by: changed), "byte \(place)")
    }
  }

  @Test func readsFiles() throws {
    func count(_ text: String) -> Int? { try? Certificate.list(in: Array(text.utf8)).count }
    #expect(try Certificate.list(in: Self.der).count == 1)
    #expect(count(Self.pem) == 1 && count("Roots\n\(Self.pem)\n# another\n\(Self.pem)") == 2)
    #expect(count(Self.pem.split(separator: "\n").joined(separator: "\r\n")) == 1)
    let key = "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"
    for text in [
      "", "Roots\n", String(Self.pem.dropLast(30)), Self.pem + key, Self.pem + Self.pem.prefix(100), key, Self.text,
    ] {
      #expect(count(text) == nil)
    }
  }

  @Test func verifiesSignatures() throws {
    let certificate = try Certificate(der: Self.der)
    let signature = Base64.url.decode(Self.signature)!
    func verifies(_ signature: [UInt8], _ beginning: String, _ rest: String) -> Bool {
      let rest = Array(rest.utf8)
      return ES256(certificate, beginning: Array(beginning.utf8))!.verifies(signature, of: rest)
    }
    #expect(
      verifies(signature, "", "Hello, world") && verifies(signature, "Hello", ", world")
        && verifies(signature, "Hello, world", ""))
    #expect(
      !verifies(signature, "", "Hello, World") && !verifies(signature, "Hello, ", "hello, world")
        && !verifies(signature, "", ""))
    for place in signature.indices {
      var changed = signature
      changed[place] ^= 1
      #expect(!verifies(changed, "", "Hello, world"))
    }
    for other in [
      [], Array(signature.dropLast()), signature + [0], [UInt8](repeating: 0, count: 64),
      [UInt8](repeating: 0xff, count: 64),
    ] {
      #expect(!verifies(other, "", "Hello, world"))
    }
  }

  @Test func verifiesAgainAndAgain() throws {
    let key = try ES256(Certificate(der: Self.der))!
    let signature = Base64.url.decode(Self.signature)!
    for _ in 0..<10 {
      #expect(key.verifies(signature, of: Array("Hello, world".utf8)))
      #expect(!key.verifies(signature, of: Array("Hello, word".utf8)))
      #expect(!key.verifies([], of: []))
    }
  }
}

extension ES256 {
  fileprivate func verifies(_ signature: [UInt8], of text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { verifies(signature, of: $0) }
  }
}
