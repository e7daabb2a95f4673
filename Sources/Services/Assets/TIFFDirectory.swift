internal import Storage

/// The first directory of a TIFF file, or of the Exif data in a picture. Exif data has the format of a TIFF file.
///
/// Sources: TIFF 6.0, section 2; EXIF 2.32 (CIPA DC-008), sections 4.5 and 4.6.
struct TIFFDirectory {
  private let entries: Bytes
  private let isLittle: Bool

  /// Reads the directory, or returns `nil` if the bytes are not the header of a TIFF file.
  /// - Parameter start: the offset of the byte-order mark in the file. Offsets in the directory count from there.
  init?(_ file: OpenFile, at start: Int) throws(FileTrouble) {
    let head = Bytes(try file.read(at: start, 8))
    guard head.number(0, 2) == 0x4949 && head.number(2, 2) == 0x2a00 || head.number(0, 4) == 0x4d4d_002a else {
      return nil
    }
    isLittle = head.number(0, 1) == 0x49
    guard let directory = TIFFDirectory.number(head, 4, 4, isLittle),
      let count = TIFFDirectory.number(Bytes(try file.read(at: start + directory, 2)), 0, 2, isLittle)
    else { return nil }
    entries = Bytes(try file.read(at: start + directory + 2, count * 12))
  }

  /// Returns the value of the field with this tag, or `nil` if there is no such field.
  func value(_ tag: Int) -> Int? {
    for at in stride(from: 0, to: entries.count, by: 12) where TIFFDirectory.number(entries, at, 2, isLittle) == tag {
      // Each entry has four bytes for its value. A value of two bytes (type 3) is stored in the first two.
      return TIFFDirectory.number(
        entries, at + 8, TIFFDirectory.number(entries, at + 2, 2, isLittle) == 3 ? 2 : 4, isLittle)
    }
    return nil
  }

  /// A Boolean value that indicates whether the rows of pixels are shown as columns, as for the orientations 5 to 8.
  var swapsSides: Bool { (5...8).contains(value(274) ?? 1) }

  private static func number(_ bytes: Bytes, _ at: Int, _ count: Int, _ isLittle: Bool) -> Int? {
    isLittle ? bytes.littleNumber(at, count) : bytes.number(at, count)
  }
}
