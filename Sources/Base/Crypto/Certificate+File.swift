/// Reading certificates from a file.
extension Certificate {
  /// Returns the certificates in a file. The file contains one certificate in DER, or one or more in PEM ([RFC
  /// 7468](https://www.rfc-editor.org/rfc/rfc7468)). Other text between PEM certificates is ignored.
  public static func list(in file: [UInt8]) throws(Malformed) -> [Certificate] {
    var list: [Certificate] = []
    // The Base64 characters of the certificate that is being read, or `nil` between certificates.
    var begun: [UInt8]?
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let line = trimmed(line)
      if line.starts(with: beginning) {
        // A block with another label is refused, so that the user notices the mistake. Such a block may contain a
        // private key.
        guard begun == nil, line.elementsEqual(beginning + label) else { throw .encoding }
        begun = []
      } else if let text = begun, line.starts(with: end) {
        guard line.elementsEqual(end + label), let der = text.withUnsafeBufferPointer({ Base64.standard.decode($0) })
        else { throw .encoding }
        list.append(try Certificate(der: der))
        begun = nil
      } else {
        begun?.append(contentsOf: line)
      }
    }
    guard begun == nil else { throw .encoding }
    return list.isEmpty ? [try Certificate(der: file)] : list
  }

  private static let beginning = Array("-----BEGIN ".utf8)
  private static let end = Array("-----END ".utf8)
  private static let label = Array("CERTIFICATE-----".utf8)

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0d }
    return line.drop(while: isSpace).reversed().drop(while: isSpace).reversed()[...]
  }
}
