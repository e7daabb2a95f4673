extension String {
  /// The text without spaces at its beginning and end. Spaces are the scalars of the category Space_Separator
  /// (https://www.unicode.org/reports/tr44/#General_Category_Values). Tabs and line ends are not spaces here and stay.
  /// A `Line` with them is refused.
  public var withoutOuterSpaces: String {
    var copy = self
    let isBare = copy.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80
    }
    if isBare { return self }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { $0.properties.generalCategory != .spaceSeparator }),
      let last = scalars.lastIndex(where: { $0.properties.generalCategory != .spaceSeparator })
    else { return "" }
    return String(scalars[first...last])
  }
}
