internal import Storage

/// Reads the size of the primary image of a HEIC or AVIF file (ISO/IEC 23008-12) from its property `ispe`. Reads from
/// its property `irot` whether the image is shown turned.
extension PixelSize {
  init?(heif file: OpenFile) throws(FileTrouble) {
    guard let meta = try PixelSize.meta(of: file), meta.count >= 4 else { return nil }
    let boxes = Box.all(in: meta, 4..<meta.count)
    guard
      let primary = boxes.first(named: "pitm").flatMap({
        meta.number($0.lowerBound + 4, meta.first(in: $0) == 0 ? 2 : 4)
      }),
      let properties = boxes.first(named: "iprp").map({ Box.all(in: meta, $0) }),
      let kept = properties.first(named: "ipco").map({ Box.all(in: meta, $0) }),
      let associations = properties.first(named: "ipma")
    else { return nil }
    let own = PixelSize.indexes(of: primary, in: meta, associations).compactMap {
      kept.indices.contains($0 - 1) ? kept[$0 - 1] : nil
    }
    guard let extent = own.first(named: "ispe"), let width = meta.number(extent.lowerBound + 4, 4),
      let height = meta.number(extent.lowerBound + 8, 4)
    else { return nil }
    let turns = own.first(named: "irot").flatMap { meta.first(in: $0) } ?? 0
    if turns & 1 == 0 { self.init(width, height) } else { self.init(height, width) }
  }

  /// Returns the content of the box `meta`, which describes a file's items, or `nil` if the file has none. Other boxes
  /// may come before this box.
  private static func meta(of file: OpenFile) throws(FileTrouble) -> Bytes? {
    var at = 0
    for _ in 0..<mostBoxes {
      let head = Bytes(try file.read(at: at, 16))
      guard let box = Box(head, 0, end: .max) else { return nil }
      let length = box.content.upperBound
      if box.type == Box.type("meta"), length <= mostOfMeta {
        return Bytes(Array(try file.read(at: at, length).dropFirst(box.content.lowerBound)))
      }
      let (next, isBeyond) = at.addingReportingOverflow(length)
      if isBeyond { return nil }
      at = next
    }
    return nil
  }

  /// Returns the numbers of an item's properties from the box `ipma`. Properties are counted from 1.
  private static func indexes(of item: Int, in bytes: Bytes, _ content: Range<Int>) -> [Int] {
    guard let version = bytes.number(content.lowerBound, 1), let flags = bytes.number(content.lowerBound + 1, 3),
      let count = bytes.number(content.lowerBound + 4, 4)
    else { return [] }
    let (idLength, length) = (version < 1 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
    var at = content.lowerBound + 8
    for _ in 0..<count {
      guard at < content.upperBound, let id = bytes.number(at, idLength), let few = bytes.number(at + idLength, 1)
      else { return [] }
      at += idLength + 1
      // The highest bit says whether a reader must understand the property. The other bits are the property's number.
      let mask = length == 1 ? 0x7f : 0x7fff
      if id == item { return (0..<few).compactMap { bytes.number(at + $0 * length, length).map { $0 & mask } } }
      at += few * length
    }
    return []
  }

  /// The largest number of boxes that are read to find the box `meta`. No file has more before it.
  private static let mostBoxes = 100
  private static let mostOfMeta = 1 << 20
}

/// A box: a part of an ISO media file that begins with its own length and type (ISO/IEC 14496-12, 4.2).
private struct Box {
  let type: Int
  /// The range of the box's content in the bytes.
  let content: Range<Int>

  /// Reads the box at an offset, or returns `nil` if there is no box.
  /// - Parameter end: the largest possible end of the box.
  init?(_ bytes: Bytes, _ at: Int, end: Int) {
    guard let size = bytes.number(at, 4), let type = bytes.number(at + 4, 4) else { return nil }
    let isLong = size == 1
    guard let length = isLong ? bytes.number(at + 8, 8) : size, length >= (isLong ? 16 : 8), length <= end - at else {
      return nil
    }
    self.type = type
    content = at + (isLong ? 16 : 8)..<at + length
  }

  static func all(in bytes: Bytes, _ range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var at = range.lowerBound
    while at < range.upperBound, let box = Box(bytes, at, end: range.upperBound) {
      boxes.append(box)
      at = box.content.upperBound
    }
    return boxes
  }

  static func type(_ name: StaticString) -> Int { name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } } }
}

extension [Box] {
  fileprivate func first(named name: StaticString) -> Range<Int>? { first { $0.type == Box.type(name) }?.content }
}
