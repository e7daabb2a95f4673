internal import Storage

extension PixelSize {
  /// The members 256 and 257 of the first directory (TIFF 6.0, section 2).
  /// - Parameter head: the first bytes of the file.
  init?(tiff file: OpenFile, _ head: Bytes) throws(FileTrouble) {
    let isLittle = head.number(0, 1) == 0x49
    func number(_ bytes: Bytes, _ at: Int, _ count: Int) -> Int? {
      isLittle ? bytes.littleNumber(at, count) : bytes.number(at, count)
    }
    guard let directory = number(head, 4, 4), let count = number(Bytes(try file.read(at: directory, 2)), 0, 2) else { return nil }
    let entries = Bytes(try file.read(at: directory + 2, count * 12))
    func value(_ tag: Int) -> Int? {
      for at in stride(from: 0, to: entries.count, by: 12) where number(entries, at, 2) == tag {
        // A number of two bytes stands at the beginning of the four.
        return number(entries, at + 8, number(entries, at + 2, 2) == 3 ? 2 : 4)
      }
      return nil
    }
    guard let width = value(256), let height = value(257) else { return nil }
    self.init(width, height)
  }
}
