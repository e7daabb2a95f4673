internal import COpenSSL

/// The library before its first use.
enum Library {
  /// Whether it can be used; no configuration file has been read.
  static let isReady = mainspring_crypto_prepare() == 1
}
