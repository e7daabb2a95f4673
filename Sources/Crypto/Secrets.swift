internal import COpenSSL

/// What is done with bytes that nobody may learn.
public enum Secrets {
  /// Whether both hold the same bytes; how long it takes tells nothing but whether they are equally long.
  public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }
}
