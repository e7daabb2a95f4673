internal import COpenSSL

/// AES with a key of 128 bits, on one block of 128 bits at a time (the mode ECB). Equal blocks have equal ciphertexts,
/// too.
///
/// The mode is right for data that fits into one block and is looked up again, such as positions in texts that are
/// handed out. It is wrong for longer data.
///
/// Source: [FIPS 197](https://csrc.nist.gov/pubs/fips/197/final).
public final class BlockCipher {
  private let encryption: OpaquePointer
  private let decryption: OpaquePointer

  /// - Parameter key: 16 bytes.
  /// - Returns: `nil` if there is not enough memory.
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
    // Without padding, only whole blocks are encrypted.
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
