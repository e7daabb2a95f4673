/// The names of fields and of record types, as CloudKit takes them.
///
/// CloudKit wants ASCII letters, digits and underscores behind a letter, at most 255 of them, and no name of a property
/// of `CKRecord` (https://developer.apple.com/documentation/cloudkit/ckrecordkeyvaluesetting/setobject(_:forkey:)). A
/// name that is fit stays as it is. Another one is `x_` and its bytes, of which those that are no ASCII letter or digit
/// are `_` and two hexadecimal digits: so each has its way back.
public enum FieldName {
  private static let escape = "x_"
  /// What the host keeps of a record for itself begins with it.
  static let own = "m_"
  /// The name of the record that a record belongs to.
  ///
  /// CloudKit's own `parent` would have it refuse a record whose parent has not come yet.
  public static let parent = "m_parent"
  /// The batch that has saved a record last.
  public static let operation = "m_operation"

  private static let reserved: Set<String> = [
    "recordid", "recordname", "recordtype", "recordchangetag", "creationdate", "creatoruserrecordid",
    "modificationdate",
    "lastmodifieduserrecordid", "share", "parent", "alltokens", "allkeys", "changedkeys", "encryptedvalues", "hash",
    "description",
    "debugdescription", "superclass", "class", "zoneid", "users",
  ]

  private static let most = 255

  /// - Throws: invalidArguments for a name that is too long in CloudKit's way of writing.
  public static func native(_ name: String) throws(CloudRefusal) -> String {
    let native = isFit(name) ? name : escaped(name)
    guard !name.isEmpty, native.utf8.count <= most else {
      throw CloudRefusal(.invalidArguments, "\(name) is no name that CloudKit takes")
    }
    return native
  }

  /// - Returns: nil for what is the host's own, and what was never made by `native`.
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
