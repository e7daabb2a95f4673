/// Converts names of fields and record types between the protocol's form and CloudKit's form.
///
/// A name in CloudKit begins with an ASCII letter, and consists of at most 255 ASCII letters, digits and underscores.
/// It must not be the name of a property of `CKRecord`
/// (https://developer.apple.com/documentation/cloudkit/ckrecordkeyvaluesetting/setobject(_:forkey:)). If CloudKit
/// accepts a name of the protocol, it is not changed. Any other name is written as `x_` and its bytes. A byte that is
/// not an ASCII letter or digit is written as `_` and two hexadecimal digits. So each name can be read back.
public enum FieldName {
  private static let escape = "x_"
  /// The prefix for names of fields that belong to the host itself.
  static let own = "m_"
  /// The name of the field with the name of the parent record.
  ///
  /// The `parent` of `CKRecord` is not used, because CloudKit refuses a record whose parent is not stored yet.
  public static let parent = "m_parent"
  /// The name of the field with the names of the last batches that have saved the record.
  public static let operation = "m_operation"

  private static let reserved: Set<String> = [
    "recordid", "recordname", "recordtype", "recordchangetag", "creationdate", "creatoruserrecordid",
    "modificationdate",
    "lastmodifieduserrecordid", "share", "parent", "alltokens", "allkeys", "changedkeys", "encryptedvalues", "hash",
    "description",
    "debugdescription", "superclass", "class", "zoneid", "users",
  ]

  private static let most = 255

  /// Converts a name from the protocol's form to CloudKit's form.
  /// - Throws: invalidArguments if the name is empty, or has more than 255 bytes in CloudKit's form.
  public static func native(_ name: String) throws(CloudRefusal) -> String {
    let native = isFit(name) ? name : escaped(name)
    guard !name.isEmpty, native.utf8.count <= most else {
      throw CloudRefusal(.invalidArguments, "The name '\(name)' must have 1 to \(most) bytes in CloudKit's form")
    }
    return native
  }

  /// Converts a name from CloudKit's form to the protocol's form.
  /// - Returns: nil for the name of a field of the host itself, and for a name that `native` never returns.
  public static func name(ofNative native: String) -> String? {
    if isFit(native) { return native }
    guard native.hasPrefix(escape) else { return nil }
    var bytes: [UInt8] = []
    var rest = native.utf8.dropFirst(escape.utf8.count)
    while let byte = rest.popFirst() {
      if isLetterOrDigit(byte) {
        bytes.append(byte)
        continue
      }
      guard byte == UInt8(ascii: "_"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let name = String(validating: bytes, as: UTF8.self), !name.isEmpty, !isFit(name), escaped(name) == native
    else { return nil }
    return name
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
  }

  private static func isFit(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetterOrDigit(first), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else {
      return false
    }
    return name.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") } && name.utf8.count <= most
      && !name.hasPrefix(escape) && !name.hasPrefix(own) && !reserved.contains(name.lowercased())
      && name != ContentRecord.type
  }

  private static func escaped(_ name: String) -> String {
    escape
      + name.utf8.map { byte in
        isLetterOrDigit(byte)
          ? String(Unicode.Scalar(byte)) : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
