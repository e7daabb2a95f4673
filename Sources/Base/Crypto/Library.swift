internal import COpenSSL

/// Prepares libcrypto of OpenSSL when it is first used.
enum Library {
  /// A Boolean value that indicates whether libcrypto can be used. It was initialized without reading a configuration
  /// file.
  static let isReady = mainspring_crypto_prepare() == 1
}
