internal import COpenSSL

/// Prepares OpenSSL's libcrypto for its first use.
enum Library {
  /// A Boolean value that indicates whether libcrypto can be used. No configuration file has been read.
  static let isReady = mainspring_crypto_prepare() == 1
}
