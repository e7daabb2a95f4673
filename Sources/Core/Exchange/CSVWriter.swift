/// Writes a record of comma-separated values, with its line end.
///
/// Source: RFC 4180. A field gets quotes only if it needs them.
public enum CSVWriter {
  public static func line(_ fields: [String], separator: UInt8 = UInt8(ascii: ",")) -> [UInt8] {
    var line: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { line.append(separator) }
      let mustBeQuoted =
        field.utf8.contains { [0x22, separator, 0x0a, 0x0d].contains($0) } || fields.count == 1 && field.isEmpty
      guard mustBeQuoted else {
        line += field.utf8
        continue
      }
      line.append(UInt8(ascii: "\""))
      for byte in field.utf8 {
        if byte == UInt8(ascii: "\"") { line.append(byte) }
        line.append(byte)
      }
      line.append(UInt8(ascii: "\""))
    }
    return line + [0x0d, 0x0a]
  }
}
