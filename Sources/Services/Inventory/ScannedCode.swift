internal import Shape

/// A code that a scanner has read or a person has typed. It need not be valid. Spaces around it are ignored.
struct ScannedCode: Value {
  let text: String

  static func read<S: Source>(from source: inout S) -> ScannedCode { ScannedCode(text: String.read(from: &source)) }
  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static var schema: Schema { String.schema }
  static var example: ScannedCode { ScannedCode(text: Barcode.example.text) }
  func violation(of limit: Limit) -> String? { text.violation(of: limit) }

  /// The spellings in which a record may store this code: all its forms, without characters that a scanner adds.
  var meant: [String] {
    var all: [String] = []
    for text in ReadCode.meant(by: text.withoutOuterSpaces) {
      for form in ScannedCode(text: text).forms where !all.contains(form) { all.append(form) }
    }
    return all
  }

  /// All forms of the same code, such as UPC-A and EAN-13. This spelling is the first.
  var forms: [String] {
    let all = GTIN.all(Array(text.utf8)).flatMap(\.forms)
    return [text] + all.filter { $0 != text }
  }
}
