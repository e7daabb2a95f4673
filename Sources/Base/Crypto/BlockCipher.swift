internal import COpenSSL

/// Encrypts and decrypts single blocks of 128 bits with AES and a key of 128 bits (the mode ECB). Equal blocks give
/// equal ciphertexts.
///
/// This mode is suitable for data that fits into one block and must be found again, such as the positions in cursors.
/// It is not secure for longer data.
///
/// Source: [FIPS 197](https://csrc.nist.gov/pubs/fips/197/final).
public final class BlockCipher {
  private let encryption: OpaquePointer
  private let decryption: OpaquePointer

  /// Creates a cipher with a key.
  /// - Parameter key: the key, which must have 16 bytes.
  /// - Returns: `nil` if the key has another length, or there is not enough memory.
  public init?(key: [UInt8]) {
    guard key.count == 16, Library.isReady, let encryption = EVP_CIPHER_CTX_new() else { return nil }
    guard let decryption = EVP_CIPHER_CTX_new() else {
      EVP_CIPHER_CTX_free(encryption)
      return nil
    }
    self.encryption = encryption
    self.decryption = decryption
    guard EVP_CipherInit_ex(encryption, EVP_aes_128_ecb(), nil, key, nil, 1) == 1,
      EVP_CipherInit_ex(decryption, EVP_aes_128_ecb(), nil, key, nil, 0) == 1
    else { return nil }
    // Padding is switched off, so that each call handles exactly one block.
    EVP_CIPHER_CTX_set_padding(encryption, 0)
    EVP_CIPHER_CTX_set_padding(decryption, 0)
  }

  deinit {
    EVP_CIPHER_CTX_free(encryption)
    EVP_CIPHER_CTX_free(decryption)
  }

  public typealias Block = (high: UInt64, low: UInt64)

  public func encrypt(_ block: Block) -> Block { apply(encryption, block) }
  public func decrypt(_ block: Block) -> Block { apply(decryption, block) }

  private func apply(_ context: OpaquePointer, _ block: Block) -> Block {
    let given = [block.high.bigEndian, block.low.bigEndian]
    var made: [UInt64] = [0, 0]
    var count: Int32 = 0
    let isDone = given.withUnsafeBytes { given in
      made.withUnsafeMutableBytes { made in
        EVP_CipherUpdate(
          context, made.baseAddress?.assumingMemoryBound(to: UInt8.self), &count,
          given.baseAddress?.assumingMemoryBound(to: UInt8.self), 16
        )
      }
    }
    precondition(isDone == 1 && count == 16, "a block of AES could not be made")
    return (UInt64(bigEndian: made[0]), UInt64(bigEndian: made[1]))
  }
}
