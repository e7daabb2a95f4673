internal import Storage

/// Reads the size of an image from a TIFF file.
extension PixelSize {
  /// Reads the width and height from the fields 256 and 257 of the first directory (TIFF 6.0, section 8), and the
  /// orientation.
  init?(tiff file: OpenFile) throws(FileTrouble) {
    guard let directory = try TIFFDirectory(file, at: 0), let width = directory.value(256),
      let height = directory.value(257)
    else {
      return nil
    }
    self.init(width, height, swapped: directory.swapsSides)
  }
}
