#if canImport(CryptoKit)
  internal import CryptoKit
#else
  internal import Crypto
#endif

/// Computes the SHA-256 digest of bytes that are added in parts (FIPS 180-4,
/// https://csrc.nist.gov/pubs/fips/180-4/upd1/final).
///
/// The computation itself is done by CryptoKit of the system, or by OpenSSL.
public struct SHA256 {
  #if canImport(CryptoKit)
    private var hash = CryptoKit.SHA256()
  #else
    private let hash = Digest()
  #endif

  public init() {}

  public mutating func add(_ bytes: [UInt8]) {
    #if canImport(CryptoKit)
      bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    #else
      bytes.withUnsafeBytes { hash?.add($0) }
    #endif
  }

  /// Returns the digest of the added bytes, as 64 lower-case hexadecimal digits. No bytes may be added after this call.
  public func finish() -> String {
    #if canImport(CryptoKit)
      SHA256.hexadecimal(hash.finalize())
    #else
      hash?.text() ?? ""
    #endif
  }

  /// Returns the digest of the given bytes, as 64 lower-case hexadecimal digits.
  public static func digest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
