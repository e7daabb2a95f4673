internal import Shape

/// An email address of the usual form: a local part, one @ and a domain. Quotes, comments and address literals are not
/// allowed.
///
/// Source: RFC 5321, section 4.1.2 (Dot-string and Domain), with letters beyond ASCII as in RFC 6531, section 3.3.
struct EmailAddress: Value, Equatable {
  let text: String

  static func read<S: Source>(from source: inout S) -> EmailAddress {
    guard var text = source.text() else { return example }
    if !S.isTrusted, !source.isOfCore { text = text.withoutOuterSpaces }
    if !S.isTrusted, !isSound(text) { source.refuse("must be an email address, such as ada@example.com") }
    return EmailAddress(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  static var schema: Schema { .text(TextSchema(length: .length(3...254), pattern: #"^[^\s@]+@[^\s@]+$"#)) }
  static var example: EmailAddress { EmailAddress(text: "ada@example.com") }

  /// The address in the form in which two addresses are compared. Upper and lower case are ignored, because in practice
  /// no server distinguishes them.
  var key: String { text.caseFolded }

  private static func isSound(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= 254, let at = scalars.lastIndex(of: "@") else { return false }
    let local = scalars[..<at].split(separator: ".", omittingEmptySubsequences: false)
    let domain = scalars[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return at <= 64 && local.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isInLocalPart) }
      && domain.allSatisfy {
        $0.count <= 63 && $0.first?.isInLabel == true && $0.last?.isInLabel == true && $0.allSatisfy(\.mayBeInLabel)
      }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is beyond ASCII and visible. Spaces, controls and unassigned
  /// scalars are not visible.
  private var isBeyondASCII: Bool {
    if isASCII { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }
  private var isLetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }

  /// `atext` of RFC 5322, section 3.2.3.
  fileprivate var isInLocalPart: Bool {
    isLetterOrDigit || isBeyondASCII || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(self)
  }
  fileprivate var isInLabel: Bool { isLetterOrDigit || isBeyondASCII }
  fileprivate var mayBeInLabel: Bool { isInLabel || self == "-" }
}
